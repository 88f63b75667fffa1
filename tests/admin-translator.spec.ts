import type { Page } from "@playwright/test";
import { expect, expectAccessible, signIn, test } from "./support/back-office.ts";

const title = (page: Page, language: string) =>
  page.getByRole("group", { name: "Title", exact: true }).first().getByLabel(language);
const inToolbar = (page: Page, name: string) =>
  page.getByRole("toolbar").getByRole("button", { name, exact: true });

test("a translator writes Arabic; visitors see it when an editor has published it", async ({
  page,
  hire,
  enter,
  query,
  browser,
  baseURL,
}) => {
  test.slow();
  const { rows } = await query(
    "select id, content #>> '{title,ar}' as title from article where status = 'published' order by id limit 1",
  );
  const [{ id, title: before } = {}] = rows as { id: string; title: string }[];
  const address = `content/article/${id}`;
  const words = "عنوان من المترجمة";
  const seen = async () => (await page.request.get(`/ar/article/${id}.html`)).text();

  // An administrator makes somebody a translator of Arabic.
  const colleague = await hire({ role: "viewer", name: "Amal" });
  await enter({ role: "administrator", at: `people/${colleague.id}` });
  await page.getByRole("combobox", { name: "Role" }).click();
  await page.getByRole("option", { name: "Translator" }).click();
  await page.getByRole("combobox", { name: "Language they write" }).click();
  await page.getByRole("option", { name: "العربية" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Element updated")).toBeVisible();

  // She sees what there is to translate and nothing else, and writes her language only.
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }), locale: "en-GB" });
  const hers = await elsewhere.newPage();
  await hers.goto("/admin/");
  await signIn({ page: hers, ...colleague });
  const menu = hers.getByRole("navigation", { name: "Main menu" });
  await expect(menu.getByRole("menuitem", { name: "Articles" })).toBeVisible();
  for (const name of ["Inquiries", "Media library", "Redirects", "Site settings", "People"]) {
    await expect(menu.getByRole("menuitem", { name })).toHaveCount(0);
  }
  await expect(hers.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
  const waiting = /Nothing waits for you now|Texts missing|Translations to look at again/;
  await expect(hers.getByText(waiting).first()).toBeVisible();
  await expect(hers.getByRole("heading", { name: "Visits" })).toHaveCount(0);
  await expectAccessible(hers);

  await hers.goto(`/admin/${address}`);
  await expect(hers.getByText("You write العربية")).toBeVisible();
  const save = inToolbar(hers, "Save translation");
  await expect(save).toBeDisabled();
  for (const name of ["Save and update the site", "Save for later", "Preview", "Actions"]) {
    await expect(inToolbar(hers, name)).toHaveCount(0);
  }
  await expect(title(hers, "English")).toHaveJSProperty("readOnly", true);
  await expect(title(hers, "中文")).toHaveJSProperty("readOnly", true);
  await expect(hers.getByLabel("Name in the address")).toBeDisabled();
  const body = (lang: string) => hers.locator(`[contenteditable][lang^="${lang}"]`).first();
  await expect(body("en")).toHaveAttribute("contenteditable", "false");
  await expect(body("ar")).toHaveAttribute("contenteditable", "true");
  await title(hers, "العربية").fill(words);
  await expectAccessible(hers);
  await save.click();
  await expect(hers.getByText("for an editor to publish", { exact: false }).last()).toBeVisible();
  await expect(save).toBeDisabled();
  expect(await seen()).not.toContain(words);
  await hers.goto("/admin/people");
  await expect(hers.getByRole("alert")).toHaveText(/no such page/);
  await elsewhere.close();

  // An editor sees the change and publishes it.
  await page.context().clearCookies();
  await enter({ role: "editor", at: address });
  await expect(page.getByText("changes that Amal saved for later")).toBeVisible();
  await expect(title(page, "العربية")).toHaveValue(words);
  await inToolbar(page, "Save and update the site").click();
  await expect(page.getByText("the site is up to date")).toBeVisible();
  await expect.poll(seen, { intervals: [100] }).toContain(words);

  await title(page, "العربية").fill(before ?? "");
  await inToolbar(page, "Save and update the site").click();
  await expect(page.getByText("the site is up to date").last()).toBeVisible();
});
