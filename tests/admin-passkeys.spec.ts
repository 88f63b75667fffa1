import type { Page } from "@playwright/test";
import { expect, expectAccessible, test as journey, signIn } from "./support/back-office.ts";
import { forgive } from "./support/journey.ts";

/** With a device that keeps passkeys and is unlocked at once, as by a finger. */
const test = journey.extend<{ authenticator: undefined }>({
  authenticator: [
    async ({ page }, use) => {
      const browser = await page.context().newCDPSession(page);
      await browser.send("WebAuthn.enable");
      const { authenticatorId } = await browser.send("WebAuthn.addVirtualAuthenticator", {
        options: {
          protocol: "ctap2",
          transport: "internal",
          hasResidentKey: true,
          hasUserVerification: true,
          isUserVerified: true,
          automaticPresenceSimulation: true,
        },
      });
      await use(undefined);
      // The next journey gets the same window.
      await browser.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId });
      await browser.detach();
    },
    { auto: true },
  ],
});

const menu = (page: Page) => page.getByRole("navigation", { name: "Main menu" });
const usePasskey = (page: Page) => page.getByRole("button", { name: "Use a passkey" });

/** And waits for the sign-in: until it is there the page is on its way, and cannot be sent elsewhere. */
async function signOut(page: Page) {
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Email" })).toBeVisible();
}

test("a passkey: added, named, used in place of password and code, removed", async ({
  page,
  enter,
  problems,
}) => {
  const account = await enter({ role: "editor", at: "account" });
  const passkeys = page.getByRole("list", { name: "Passkeys" });
  await expect(passkeys).toContainText("No passkeys yet.");
  await page.getByLabel("Name, such as").fill("Office computer");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(passkeys).toContainText("Office computer");
  await expectAccessible(page);

  await signOut(page);
  await usePasskey(page).click();
  await expect(menu(page)).toBeVisible();

  await page.goto("/admin/account");
  await passkeys.getByRole("button", { name: "Rename" }).click();
  await passkeys.getByLabel("Name, such as").fill("Laptop");
  await passkeys.getByRole("button", { name: "Save" }).click();
  await expect(passkeys).toContainText("Laptop");

  // With the password alone one has to show the passkey before anything about it can be changed.
  await signOut(page);
  await signIn({ page, ...account });
  await expect(menu(page)).toBeVisible();
  await page.goto("/admin/account");
  await expect(page.getByText("You signed in with your password alone.")).toBeVisible();
  await usePasskey(page).click();
  await expect(page.getByRole("button", { name: "Add a passkey" })).toBeVisible();
  await passkeys.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("button", { name: "Confirm", exact: true }).last().click();
  await expect(passkeys).toContainText("No passkeys yet.");
  // What the screen was still asking for when one signed out is refused.
  forgive(problems, /status of 401/);
});

test("a role that must have a second factor may take a passkey", async ({
  page,
  hire,
  problems,
}) => {
  const account = await hire({ role: "viewer" });
  // Demanded of this person only: the setting would hold up every viewer of the other journeys.
  await page.route("**/api/backoffice/account", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), secondFactorRequired: true } });
  });
  await page.goto("/admin/");
  await signIn({ page, ...account });
  await expect(page.getByText("Your role must use two-step verification")).toBeVisible();
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(menu(page)).toBeVisible();

  await signOut(page);
  await signIn({ page, ...account });
  await expect(page.getByText("Please use your passkey.")).toBeVisible();
  await expect(menu(page)).toBeHidden();
  await expectAccessible(page);
  await usePasskey(page).click();
  await expect(menu(page)).toBeVisible();
  forgive(problems, /status of 401/);
});

test("the sign-in page of the site takes a passkey of staff as well", async ({
  page,
  enter,
  problems,
}) => {
  await enter({ role: "editor", at: "account" });
  await page.getByLabel("Name, such as").fill("Telephone");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByRole("list", { name: "Passkeys" })).toContainText("Telephone");
  await signOut(page);
  await page.goto("/en/login");
  await page.getByRole("button", { name: "Use a passkey (staff)" }).click();
  await expect(menu(page)).toBeVisible();
  forgive(problems, /status of 401/);
});
