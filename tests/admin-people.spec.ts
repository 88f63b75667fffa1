import { expect, expectAccessible, signIn, test } from "./support/back-office.ts";
import { texts } from "./support/shell.ts";

const ownPassword = "a quiet walnut wall";

test("from the one-time password to a colleague who edits", async ({ page, hire, browser }) => {
  test.slow();
  const administrator = await hire({
    role: "administrator",
    name: "Ann Lee",
    mustChangePassword: true,
  });
  await page.goto("/login");
  await signIn({ page, ...administrator });
  await page.getByLabel("Current password").fill(administrator.password);
  await page.getByLabel("New password (").fill(ownPassword);
  await page.getByLabel("New password once more").fill(ownPassword);
  await page.getByRole("button", { name: "Save" }).click();

  await page.getByRole("menuitem", { name: "People" }).click();
  await page.getByRole("link", { name: "Invite somebody" }).click();
  const email = `bo-${administrator.id.slice(0, 8)}@example.com`;
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("combobox", { name: "Role" }).click();
  await page.getByRole("option", { name: "Editor" }).click();
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  const link = await page.getByRole("textbox", { name: "Link" }).inputValue();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("cell", { name: email })).toBeVisible();

  const elsewhere = await browser.newContext({ locale: "en-GB" });
  const theirs = await elsewhere.newPage();
  await theirs.goto(link);
  await expect(theirs.getByText(`Account: ${email}`)).toBeVisible();
  await expectAccessible(theirs);
  await theirs.getByRole("textbox", { name: "Name" }).fill("Bo Li");
  await theirs.getByLabel("New password (").fill(ownPassword);
  await theirs.getByLabel("New password once more").fill(ownPassword);
  await theirs.getByRole("button", { name: "Save" }).click();
  await theirs.getByRole("link", { name: "To the sign-in" }).click();
  await signIn({ page: theirs, email, password: ownPassword });

  const menu = theirs.getByRole("navigation", { name: "Main menu" });
  await expect(menu.getByText("Bo Li")).toBeVisible();
  await expect(menu.getByRole("menuitem", { name: "People" })).toBeHidden();
  await expect(menu.getByRole("menuitem", { name: "Audit log" })).toBeHidden();
  await theirs.goto("/admin/people");
  await expect(theirs.getByRole("alert")).toHaveText(/no such page/);

  await theirs.goto(link);
  await expect(theirs.getByRole("alert")).toHaveText(/has been used/);
  await elsewhere.close();
});

test("a colleague is given another role, shut out, and let in again", async ({
  page,
  hire,
  enter,
  browser,
  baseURL,
}) => {
  test.slow();
  const colleague = await hire({ role: "editor", name: "Bo Li" });
  const theirs = await (await browser.newContext({ baseURL, locale: "en-GB" })).newPage();
  const menu = theirs.getByRole("navigation", { name: "Main menu" });
  await theirs.goto("/admin/");
  await signIn({ page: theirs, ...colleague });
  await expect(menu.getByText("Bo Li")).toBeVisible();

  await enter({ role: "administrator", at: `people/${colleague.id}` });
  await expect(page.getByRole("heading", { name: "Bo Li" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("combobox", { name: "Role" }).click();
  await page.getByRole("option", { name: "Viewer" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Element updated")).toBeVisible();
  await expect(page.getByText("Chrome · Linux")).toBeVisible();

  await page.getByRole("button", { name: "Disable account" }).click();
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Disabled", { exact: true })).toBeVisible();
  await expect(page.getByText("Not signed in anywhere.")).toBeVisible();

  // Their open screen notices with the next thing they do.
  await menu.getByRole("link", { name: "My account" }).click();
  await expect(theirs.getByRole("alert")).toHaveText(
    "Your session has expired, please sign in again",
  );
  await expect(theirs).toHaveURL(/\/login$/);
  await signIn({ page: theirs, ...colleague });
  await expect(theirs.getByRole("alert")).toHaveText(texts.en.login_wrong);

  await page.getByRole("button", { name: "Enable again" }).click();
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Active", { exact: true })).toBeVisible();
  await signIn({ page: theirs, ...colleague });
  await expect(menu.getByText("Bo Li")).toBeVisible();
  await theirs.context().close();
});

test("what was done is in the log, with before and after", async ({ page, hire, enter }) => {
  const colleague = await hire({ role: "editor", name: "Cleo" });
  const { name } = await enter({
    role: "administrator",
    name: "Ann Lee",
    at: `people/${colleague.id}`,
  });
  await page.getByRole("textbox", { name: "Name" }).fill("Cleo Wu");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Element updated")).toBeVisible();

  const filter = encodeURIComponent(JSON.stringify({ recordId: colleague.id }));
  await page.goto(`/admin/audit?filter=${filter}`);
  const row = page.getByRole("row", { name: /Cleo Wu/ });
  await expect(row).toContainText(name);
  await expect(row).toContainText("Changed");
  await expectAccessible(page);
  await row.click();
  await expect(page.getByRole("row", { name: "name Cleo Cleo Wu" })).toBeVisible();
  await expectAccessible(page);
});
