import {
  expect,
  expectAccessible,
  hydrated,
  languages,
  scriptless,
  test,
  widthBeyondWindow,
} from "./support/journey.ts";
import { texts } from "./support/shell.ts";

const legend = "figcaption li";

for (const lang of languages) {
  test.describe(`comparing in ${lang}`, scriptless, () => {
    const words = texts[lang];

    test("from the boxes of a list to the curves of one depth", async ({ page }) => {
      await page.goto(`/${lang}/product/woodSlat.html`);
      const bar = page.getByRole("button", { name: words.comparing_bar });
      await expect(bar).toBeHidden();
      await page.locator('input[name="p"][value="slat-oak"]').check();
      await page.locator('input[name="p"][value="slat-walnut"]').check();
      await bar.click();
      await expect(page).toHaveURL(/\/compare\.html\?p=slat-oak,slat-walnut$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.comparing_title);
      // Both quote one publication: one curve with both names.
      await expect(page.locator(legend)).toHaveCount(1);
      await expect(page.locator(legend)).toContainText(words.evidence_comparable);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        "href",
        new RegExp(`/${lang}/compare\\.html$`),
      );
    });

    test("one is added by the list of choices and another taken away by a link", async ({
      page,
    }) => {
      await page.goto(`/${lang}/compare.html?p=slat-oak`);
      await expect(page.getByText(words.comparing_one)).toBeVisible();
      await page.getByLabel(words.comparing_add_label).selectOption("pet-flat-12");
      await page.getByRole("button", { name: words.comparing_add, exact: true }).click();
      await expect(page).toHaveURL(/\?p=slat-oak,pet-flat-12$/);
      // No depth in common: the same mounting, and it is said that depths differ.
      await expect(page.getByText(words.compare_depths_differ)).toBeVisible();
      await expect(page.locator(legend)).toHaveCount(2);
      await page
        .getByRole("region", { name: words.comparing_chosen })
        .getByRole("link", { name: words.compare_remove.replace("{title}", "").trim() })
        .first()
        .click();
      await expect(page).toHaveURL(/\?p=pet-flat-12$/);
    });

    test("what cannot be compared says why, and what is unknown is named", async ({ page }) => {
      await page.goto(
        `/${lang}/compare.html?depth=71&p=slat-oak,pet-flat-12,no-such-panel,booth-s`,
      );
      await expect(page.getByText("no-such-panel")).toBeVisible();
      await expect(page.getByText(words.refused_quantity)).toBeVisible();
      await expect(page.getByText(/62/).first()).toBeVisible();
      // Nothing of the demonstration has been tested, so no class of fire is stated.
      const table = page.getByRole("table").last();
      await expect(table.getByText(words.comparing_no_fire_report)).toHaveCount(3);
      await expect(table).not.toContainText(/B1|s2,d0|s1,d0/);
      expect(await widthBeyondWindow(page)).toBe(0);
    });
  });
}

test("more than four are said, doubled ones dropped", scriptless, async ({ page }) => {
  await page.goto(
    "/en/compare.html?p=slat-oak,slat-oak,slat-ash,slat-walnut,slat-black,pet-flat-9",
  );
  await expect(page).toHaveURL(/p=slat-oak,slat-ash,slat-walnut,slat-black,pet-flat-9$/);
  await expect(page.getByText(/^Only four fit side by side\. Left out: /)).toBeVisible();
  await expect(page.getByText("Up to four products can be compared.")).toBeVisible();
  await expect(page.locator("thead th")).toHaveCount(6 + 1 + 4);
});

test("nothing chosen, and nothing but nonsense", scriptless, async ({ page }) => {
  await page.goto("/en/compare.html");
  await expect(page.getByText("Nothing to compare yet")).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await page.goto("/en/compare.html?p=%3Cscript%3E,%F0%9F%8E%B7");
  await expect(page.getByText("There is no “<script>” in our range")).toBeVisible();
  await expect(page.getByText("Nothing to compare yet")).toBeVisible();
});

test("depth and mounting are changed in place", async ({ page }) => {
  await page.goto("/en/compare.html?p=slat-oak,slat-ash");
  await hydrated(page);
  await page.getByRole("link", { name: /^21 mm/ }).click();
  await expect(page).toHaveURL(/depth=21&p=slat-oak,slat-ash$/);
  await expect(
    page.getByRole("heading", { name: "Absorption at 21 mm overall depth" }),
  ).toBeVisible();
  await page
    .getByRole("link", { name: /^On battens with wool/ })
    .first()
    .click();
  await expect(page).toHaveURL(/mounting=battens-wool&p=slat-oak,slat-ash$/);
  await expect(page.locator(legend).first()).toContainText("Calculated");
});

test("a finish is chosen in place, and goes along wherever the comparison leads", async ({
  page,
}) => {
  await page.goto("/en/compare.html?p=slat-oak,slat-ash");
  await hydrated(page);
  const shelf = page.getByRole("region", { name: texts.en.comparing_chosen });
  const picture = shelf.locator("img").first();
  await expect(picture).toHaveAttribute("src", /finish-slat-oak-natural-black-felt\./);
  await shelf.getByRole("link", { name: "Honey oak" }).click();
  await expect(page).toHaveURL(/\?finish=slat-oak~honey&p=slat-oak,slat-ash$/);
  await expect(picture).toHaveAttribute("src", /finish-slat-oak-honey\./);
  await expect(shelf.getByRole("link", { name: "Honey oak" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await page.getByRole("link", { name: /^21 mm/ }).click();
  await expect(page).toHaveURL(/depth=21&finish=slat-oak~honey&p=slat-oak,slat-ash$/);
  await expect(picture).toHaveAttribute("src", /finish-slat-oak-honey\./);
  await page.goBack();
  await page.goBack();
  await expect(picture).toHaveAttribute("src", /finish-slat-oak-natural-black-felt\./);
  await shelf.getByRole("link", { name: "Honey oak" }).click();
  await expect(picture).toHaveAttribute("src", /finish-slat-oak-honey\./);
  await shelf.getByRole("link", { name: "Natural oak slat panel", exact: true }).click();
  await expect(page).toHaveURL(/\/productdetail\/slat-oak\.html\?finish=honey$/);
});

test("a product page begins a comparison", scriptless, async ({ page }) => {
  await page.goto("/en/productdetail/slat-oak.html");
  await page.getByRole("link", { name: "Compare with other products" }).click();
  await expect(page).toHaveURL(/\/compare\.html\?p=slat-oak$/);
});

test("on paper only what was compared is printed", async ({ page }) => {
  await page.goto("/en/compare.html?p=slat-oak,pet-flat-12");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByLabel("Put a product beside them")).toBeHidden();
  await expect(page.getByRole("navigation", { name: "What the curves have" })).toBeHidden();
  await expect(page.getByRole("table").last()).toBeVisible();
  await page.emulateMedia({ media: null });
});

for (const lang of languages) {
  test(`a comparison in ${lang} is for everybody, and within the window`, async ({ page }) => {
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/${lang}/compare.html?p=slat-oak,pet-flat-12,perforated-white-16,booth-s`);
      expect(await widthBeyondWindow(page), `at ${width} px`).toBe(0);
      await expectAccessible(page, { colours: width === 1440 });
    }
  });
}
