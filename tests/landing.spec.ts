import { expect, expectAccessible, hydrated, scriptless, test } from "./support/journey.ts";

test.describe("the size chooser", () => {
  const widths = [1500, 1560, 2240, 3000];

  test("draws the booths to one scale", scriptless, async ({ page }) => {
    await page.goto("/en/silencebooth.html");
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const drawn = await page
        .locator("#sizes label > svg")
        .evaluateAll((all) => all.map((svg) => svg.getBoundingClientRect().width));
      expect(drawn).toHaveLength(4);
      const scale = (drawn[0] ?? 0) / (widths[0] ?? 1);
      for (const [position, real] of widths.entries()) {
        expect((drawn[position] ?? 0) / real / scale).toBeCloseTo(1, 2);
      }
    }
  });

  test("shows one size at a time, chosen by keyboard", async ({ page }) => {
    await page.goto("/en/silencebooth.html");
    await hydrated(page);
    const facts = page.locator("#sizes dl:visible");
    await expect(facts).toHaveCount(1);
    await expect(facts).toContainText("1500 × 2260 × 1080 mm");
    await page.locator("#booth-s").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(facts).toHaveCount(1);
    await expect(facts).toContainText("2240 × 2300 × 1600 mm");
    await expectAccessible(page);
  });

  test("works without JavaScript", scriptless, async ({ page }) => {
    await page.goto("/en/silencebooth.html");
    await page.locator("label:has(#booth-xl)").click();
    await expect(page.locator("#sizes dl:visible")).toContainText("3000 × 2360 × 2300 mm");
    await expect(page.getByRole("link", { name: "See this booth" })).toHaveAttribute(
      "href",
      "/en/productdetail/booth-xl.html",
    );
  });
});

test(
  "questions open without JavaScript; the curve names its source",
  scriptless,
  async ({ page }) => {
    await page.goto("/en/akupanel.html");
    const answer = page.getByText("A common rule of thumb");
    await expect(answer).toBeHidden();
    await page.getByText("How much do I need?").click();
    await expect(answer).toBeVisible();
    const figure = page.locator("main figure", { has: page.locator("table") });
    await expect(figure).toContainText("1.09");
    await expect(figure.locator("figcaption")).toContainText("Comparable construction");
    await expect(figure.locator("figcaption")).toContainText("Calculated");
  },
);
