import { expect, expectAccessible, test } from "./support/back-office.ts";
import { forgive } from "./support/journey.ts";

test("the main navigation is arranged, shown so on every page, and put back", async ({
  page,
  enter,
  context,
}) => {
  await enter({ role: "editor", at: "content/navigation" });
  await expect(page).toHaveURL(/content\/navigation\/main$/);
  const entry = (number: number) => page.getByRole("group", { name: `Entries No. ${number}` });
  await expect(entry(8).getByLabel("Address")).toHaveValue("/news.html");
  await expect(entry(9)).toBeHidden();
  await expectAccessible(page);

  // News before about us, which is hidden; cases under another name that robots leave alone.
  await entry(8).getByRole("button", { name: "Move up" }).click();
  await expect(entry(7).getByLabel("Address")).toHaveValue("/news.html");
  await entry(8).getByLabel("Shown").uncheck();
  await entry(6).getByLabel("English").fill("Built with us");
  await entry(6).getByLabel("Not for search engines").check();
  await page.getByRole("button", { name: "Save and update the site" }).click();
  await expect(page.getByText("the site is up to date")).toBeVisible();

  const site = await context.newPage();
  const links = site.getByRole("navigation", { name: "Main navigation" }).getByRole("listitem");
  await expect(async () => {
    await site.goto("/en/product.html");
    await expect(links).toHaveText(
      [
        "Home",
        /^Products/,
        "Wood slat panels",
        "Silence booths",
        "Acoustic design",
        "Built with us",
        "News",
        "",
      ],
      { timeout: 1000 },
    );
  }).toPass();
  const cases = links.getByRole("link", { name: "Built with us" });
  await expect(cases).toHaveAttribute("rel", "nofollow");
  await expect(cases).toHaveAttribute("href", "/en/project.html");
  await site.goto("/ar/none-such");
  const sections = site.getByRole("main").getByRole("navigation").getByRole("listitem");
  await expect(sections).toHaveCount(6);
  await expect(sections.last()).toContainText("الأخبار");
  await site.close();

  await page.getByRole("button", { name: "History" }).click();
  const history = page.getByRole("dialog", { name: "History" });
  await history.getByRole("button").filter({ hasText: "Changed" }).first().click();
  await history.getByRole("button", { name: "Restore this revision" }).click();
  await expect(history).toBeHidden();
  await expect(entry(8).getByLabel("Address")).toHaveValue("/news.html");
  await expect(entry(7).getByLabel("Shown")).toBeChecked();
});

test("the main navigation goes by its name on its screen, by Ctrl K and in the log", async ({
  page,
  query,
  enter,
}) => {
  await query(
    "insert into audit_entry (action, kind, record_id) values ('changed', 'navigation', 'main')",
  );
  await enter({ role: "administrator", at: "content/navigation" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Main navigation");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("main");
  const found = page.getByRole("group", { name: "Main navigation" });
  await expect(found.getByRole("option")).toHaveText("Main navigation");
  await page.keyboard.press("Escape");
  await page.goto(`/admin/audit?filter=${encodeURIComponent('{"kind":"navigation"}')}`);
  await expect(page.getByRole("row").nth(1)).toContainText("Main navigation");
  await expect(page.getByRole("cell", { name: "main", exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Language" }).click();
  await page.getByRole("menuitem", { name: "中文" }).click();
  await expect(page.getByRole("row").nth(1)).toContainText("主导航主导航");
});

test("an entry that leads elsewhere, twice to one page, or too many are refused", async ({
  page,
  enter,
  problems,
}) => {
  await enter({ role: "editor", at: "content/navigation/main" });
  const save = page.getByRole("button", { name: "Save and update the site" });
  const address = page.getByRole("group", { name: "Entries No. 8" }).getByLabel("Address");
  await address.fill("https://elsewhere.example");
  await save.click();
  await expect(page.getByRole("alert", { name: /missing or wrong/ })).toBeVisible();
  await expect(address).toHaveAttribute("aria-invalid", "true");
  await address.fill("/news.html");
  await page.getByRole("button", { name: "Add: Entries" }).click();
  const ninth = page.getByRole("group", { name: "Entries No. 9" });
  await ninth.getByLabel("Address").fill("/sitemap.html");
  await expect(ninth.getByLabel("Shown")).toBeChecked();
  const refused = page.waitForResponse((response) => response.request().method() === "PUT");
  await save.click();
  expect((await refused).status()).toBe(400);
  // The refusals are what this is about; the browser notes them down.
  forgive(problems, /status of 400/);
});
