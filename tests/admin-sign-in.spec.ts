import { expect, expectAccessible, signIn, test } from "./support/back-office.ts";
import { forgive } from "./support/journey.ts";
import { makeCode } from "./support/make-code.ts";

test("two-step verification: turned on, asked for at the next sign-in, and a backup code", async ({
  page,
  enter,
  problems,
}) => {
  test.slow();
  const account = await enter({ role: "editor", at: "account" });
  await page.getByRole("button", { name: "Turn on two-step verification" }).click();
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("img", { name: "QR code" })).toBeVisible();
  const key = (await page.locator("code").textContent()) ?? "";
  await page.getByLabel("Code", { exact: true }).fill(makeCode(key.replaceAll(" ", "")));
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Two-step verification is on.")).toBeVisible();
  const [backupCode = ""] = await page.getByRole("listitem").locator("code").allTextContents();
  await expectAccessible(page);
  await page.getByRole("button", { name: "I have kept them" }).click();
  await expect(page.getByRole("button", { name: "New backup codes" })).toBeVisible();

  const signOut = () => page.getByRole("button", { name: "Sign out", exact: true }).click();
  await signOut();
  await signIn({ page, ...account });
  await expect(page.getByRole("heading", { name: "Two-step verification" })).toBeVisible();
  await expectAccessible(page);
  // The one that turned it on is used up.
  await page.getByLabel("Code").fill(makeCode(key.replaceAll(" ", ""), { ahead: 1 }));
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("navigation", { name: "Main menu" })).toBeVisible();

  await signOut();
  await signIn({ page, ...account });
  await page.getByLabel("Code").fill(backupCode);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("navigation", { name: "Main menu" })).toBeVisible();
  // What the screen was still asking for when one signed out is refused.
  forgive(problems, /status of 401/);
});

test("a role that must have it gets no further without it", async ({ page, hire }) => {
  const account = await hire({ role: "viewer" });
  // Demanded of this person only: the setting would hold up every viewer of the other journeys.
  await page.route("**/api/backoffice/account", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), secondFactorRequired: true } });
  });
  await page.goto("/admin/people");
  await signIn({ page, ...account });
  await expect(page.getByText("Your role must use two-step verification")).toBeVisible();
  await page.getByLabel("Password").fill(account.password);
  await page.getByRole("button", { name: "Next" }).click();
  const key = (await page.locator("code").textContent()) ?? "";
  await page.getByLabel("Code", { exact: true }).fill(makeCode(key.replaceAll(" ", "")));
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("button", { name: "I have kept them" }).click();
  await expect(page.getByRole("navigation", { name: "Main menu" })).toBeVisible();
});

test("a session that is over: the message for a moment, then the sign-in", async ({
  page,
  enter,
  query,
  problems,
}) => {
  const { id } = await enter({ role: "administrator" });
  await page.evaluate(() => localStorage.setItem("token", "an old one"));
  await page.getByRole("menuitem", { name: "People" }).click();
  await expect(page.getByRole("columnheader", { name: "Email" })).toBeVisible();
  await query("delete from auth_session where user_id = $1", [id]);
  const left = page.waitForRequest((request) => new URL(request.url()).pathname === "/login");
  const pressed = Date.now();
  await page.getByRole("menuitem", { name: "Audit log" }).click();
  const message = page.getByRole("alert");
  await expect(message).toHaveText("Your session has expired, please sign in again");
  await left;
  expect(Date.now() - pressed).toBeGreaterThan(1500);
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  forgive(problems, /status of 401/);
});

test("the interface speaks Chinese and English, and remembers which", async ({ page, enter }) => {
  await enter({ role: "administrator", at: "account" });
  await page.getByLabel("Current password").fill("half typed");
  await page.getByRole("button", { name: "Language" }).click();
  await page.getByRole("menuitem", { name: "中文" }).click();
  await expect(page.getByRole("menuitem", { name: "员工" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  // What was typed is still there.
  await expect(page.getByLabel("当前密码")).toHaveValue("half typed");
  await page.reload();
  await expect(page.getByRole("menuitem", { name: "操作记录" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test("Ctrl K finds screens and people by the keyboard alone", async ({ page, hire, enter }) => {
  const { email } = await hire({ role: "sales", name: "Quentin Findable" });
  await enter({ role: "administrator" });
  await expect(page.getByRole("navigation", { name: "Main menu" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("audit");
  const box = page.getByRole("combobox");
  const screen = (await page.getByRole("option", { name: "Audit log" }).getAttribute("id")) ?? "";
  await expect(box).toHaveAttribute("aria-activedescendant", screen);
  // What an input method has Enter for is no choice among these.
  await box.dispatchEvent("keydown", { key: "Enter", keyCode: 229 });
  await expect(box).toHaveValue("audit");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/audit/);

  await page.keyboard.press("Control+k");
  await page.keyboard.type("Quentin");
  await expect(page.getByRole("option", { name: "Quentin Findable" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(email);
});

test("after too many wrong passwords one is told how long to wait", async ({
  page,
  hire,
  problems,
}) => {
  const account = await hire({ role: "editor" });
  await page.goto("/admin/");
  for (let time = 0; time < 10; time++) {
    await page.request.post("/api/auth/sign-in/email", {
      data: { email: account.email, password: "wrong" },
      headers: { Origin: new URL(page.url()).origin },
    });
  }
  await signIn({ page, ...account });
  await expect(page.getByRole("alert")).toHaveText(/^Too many attempts. .* in \d+ s\.$/);
  forgive(problems, /status of 429/);
});
