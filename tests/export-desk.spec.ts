import {
  expect,
  expectAccessible,
  languages,
  scriptless,
  test,
  widthBeyondWindow,
} from "./support/journey.ts";
import { texts } from "./support/shell.ts";

const order = "p1=slat-oak&a1=600&p2=pet-flat-12&a2=400&p3=booth-s&a3=2";

const readyDays = { zh: "2026年10月30日", en: "30 October 2026", ar: "30 أكتوبر 2026" };

for (const lang of languages) {
  test.describe(`the export desk in ${lang}`, scriptless, () => {
    const words = texts[lang];

    test("from a product over its amount to load, drawing and dates", async ({ page }) => {
      await page.goto(`/${lang}/productdetail/slat-oak.html`);
      await page.getByRole("link", { name: words.exporting_link_product }).click();
      await expect(page).toHaveURL(new RegExp(`/${lang}/export\\.html\\?product=slat-oak$`));
      const line = page.getByRole("group", { name: words.exporting_line.replace("{number}", "1") });
      await expect(line.getByLabel(words.exporting_product, { exact: true })).toHaveValue(
        "slat-oak",
      );
      // No amount yet is no mistake yet.
      await expect(page.getByRole("alert")).toHaveCount(0);
      await line.getByLabel(words.exporting_amount).fill("١٣٨٢٫٤");
      await page.getByLabel(words.exporting_order_date).fill("2026-09-28");
      await page.getByLabel(words.exporting_route, { exact: true }).selectOption("ningbo-dammam");
      await page.getByRole("button", { name: words.exporting_submit }).click();
      await expect(page).toHaveURL(/\?p1=slat-oak&.*&date=2026-09-28&route=ningbo-dammam$/);
      // Blank lines are not in the address that is passed on.
      await expect(page.locator(`main a[href^="https://wa.me/?"]`)).toHaveAttribute(
        "href",
        /p1%3Dslat-oak%26a1%3D[^&]+%26date%3D2026-09-28%26route%3Dningbo-dammam$/,
      );
      await expect(line.getByLabel(words.exporting_amount)).toHaveValue("١٣٨٢٫٤");
      // 1382.4 m² are 960 panels, 480 cartons, 24 pallets: a high cube, three abreast and two high.
      await expect(page.getByText("1 × 40HQ", { exact: true })).toBeVisible();
      const goods = page.getByRole("row", { name: /480/ }).first();
      await expect(goods).toContainText("960");
      await expect(goods).toContainText("12,480");
      await expect(page.getByRole("img", { name: /40HQ/ })).toHaveCount(2);
      const rows = page.getByRole("table", { name: words.exporting_rows });
      await expect(rows.locator("tbody tr")).toHaveCount(1);
      await expect(rows).toContainText("0–9,680");
      // 20 working days after 28 September: National Day is left out, Saturday the tenth is worked.
      // 2 before it, 3 until Saturday, 15 in three weeks.
      await expect(page.locator("#date")).toContainText(readyDays[lang]);
      await expect(page.locator("#date")).toContainText(words.exporting_confirmed);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    });

    test("what cannot be read is said at its field, and stays", async ({ page }) => {
      await page.goto(
        `/${lang}/export.html?p1=slat-oak&a1=many&p2=no-such&a2=5&p3=booth-s&a3=1&u3=pallet&a4=0&date=soon`,
      );
      const line = (number: number) =>
        page.getByRole("group", {
          name: words.exporting_line.replace("{number}", String(number)),
        });
      const amount = line(1).getByLabel(words.exporting_amount);
      await expect(amount).toHaveValue("many");
      await expect(amount).toHaveAccessibleDescription(words.chooser_problem_number);
      const product = line(2).getByLabel(words.exporting_product, { exact: true });
      await expect(product).toHaveValue("no-such");
      await expect(product).toHaveAccessibleDescription(
        words.exporting_problem_product_unknown.replace("{name}", "no-such"),
      );
      await expect(line(3).getByLabel(words.exporting_unit)).toHaveAccessibleDescription(
        words.exporting_problem_no_pallets,
      );
      // Folded lines with something in them are open.
      await expect(line(4).getByLabel(words.exporting_amount)).toHaveValue("0");
      await expect(line(4).getByLabel(words.exporting_amount)).toHaveAccessibleDescription(
        words.exporting_problem_range.replace("{most}", "1,000,000"),
      );
      const date = page.getByLabel(words.exporting_order_date);
      await expect(date).toHaveValue("soon");
      await expect(date).toHaveAttribute("aria-invalid", "true");
      await expect(page.getByRole("alert")).toContainText(words.chooser_problems);
      await expect(page.getByRole("img", { name: /20GP|40GP|40HQ/ })).toHaveCount(0);
    });
  });

  test(`the desk in ${lang} is for everybody, and within the window`, async ({ page }) => {
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/${lang}/export.html?${order}&date=2027-01-20&route=ningbo-jebel-ali`);
      expect(await widthBeyondWindow(page), `at ${width} px`).toBe(0);
      await expectAccessible(page, { colours: width === 1440 });
    }
    // One row stands at the wall where lines of text begin.
    await page.goto(`/${lang}/export.html?p1=slat-oak&a1=2&u1=pallet`);
    const drawing = page.getByRole("img", { name: /20GP/ }).first();
    const row = drawing.locator("text");
    const [outer, inner] = [await drawing.boundingBox(), await row.boundingBox()];
    const middle = (outer?.x ?? 0) + (outer?.width ?? 0) / 2;
    expect((inner?.x ?? 0) > middle).toBe(lang === "ar");
  });
}

test("by keyboard alone: more lines, a choice, the plan", async ({ page }) => {
  await page.goto("/en/export.html");
  const amount = page.getByRole("group", { name: "Line 1" }).getByLabel("Amount", { exact: true });
  await amount.focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("57.6");
  const more = page.locator("summary", { hasText: "More lines" });
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("group", { name: "Line 8" })).toBeVisible();
  await page.getByRole("button", { name: "Plan the load" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/a1=57\.6/);
  await expect(page.getByRole("heading", { name: "The load, to scale" })).toBeVisible();
});

test("an example to begin with, and ways to the desk", scriptless, async ({ page }) => {
  await page.goto("/en/export.html");
  await expect(page.getByText("An example to begin with.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "The load, to scale" })).toBeVisible();
  await expect(page.locator("#terms tbody tr")).toHaveCount(13);
  await expect(page.locator("#terms")).toContainText("the published rules of the ICC decide");
  await page.goto("/en/buying.html");
  await page.getByRole("link", { name: /^All eleven rules/ }).click();
  await expect(page).toHaveURL(/export\.html#terms$/);
  await page.getByRole("contentinfo").getByRole("link", { name: "Export desk" }).click();
  await expect(page).toHaveURL(/export\.html$/);
  await page.goto("/en/search?query=container loading calculator");
  const found = page.getByRole("main").getByRole("link", { name: /Export desk/ });
  await expect(found.first()).toBeVisible();
});

test("little goes by the cubic metre, too much is for people", scriptless, async ({ page }) => {
  await page.goto("/en/export.html?p1=slat-oak&a1=2&u1=pallet");
  await expect(page.getByText("LCL, 3.75 m³", { exact: true })).toBeVisible();
  await page.goto("/en/export.html?p1=slat-oak&a1=900000");
  await expect(page.getByText("More than 60 containers.")).toBeVisible();
});
