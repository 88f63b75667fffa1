import { expect, expectAccessible, test } from "./support/journey.ts";
import { texts } from "./support/shell.ts";

test.use({ locale: "en-GB" });

test("the first sign-in: one-time password, own password, in and out", async ({
  page,
  problems,
}) => {
  await page.goto("/login");
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel("Email").fill("admin@example.com");
  await page.getByLabel("Password").fill("not the password");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert")).toHaveText(texts.en.login_wrong);
  await expect(page.getByLabel("Email")).toHaveValue("admin@example.com");

  await page.getByLabel("Password").fill(process.env.STAFF_PASSWORD ?? "");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/admin\/$/);
  await page.getByLabel("Current password").fill(process.env.STAFF_PASSWORD ?? "");
  await page.getByLabel("New password (").fill("a quiet walnut wall");
  await page.getByLabel("New password once more").fill("a quiet walnut wall");
  await page.getByRole("button", { name: "Save" }).click();

  await expect(page.getByText("admin@example.com")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  // The browser itself notes the refused attempt.
  problems.splice(0, problems.length, ...problems.filter((text) => !/status of 401/.test(text)));
});
