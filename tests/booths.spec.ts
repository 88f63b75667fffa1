import { chooseAll } from "./support/choose-all.ts";
import { expect, languages, scriptless, test } from "./support/journey.ts";
import { texts } from "./support/shell.ts";

for (const lang of languages) {
  test(`nothing moves in ${lang}, whatever colours are chosen`, async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/${lang}/silencebooth.html`);
      const { heights, moved } = await chooseAll(page, { name: "booth-colour", width });
      expect(heights).toHaveLength(5);
      expect(new Set(heights).size, `at ${width} px`).toBe(1);
      expect(moved, `at ${width} px`).toEqual([]);
    }
  });

  test.describe(`booths in ${lang}`, scriptless, () => {
    test("shell and felt change the picture, by keys and without a jump", async ({ page }) => {
      await page.goto(`/${lang}/silencebooth.html`);
      const colours = page.locator("fieldset:has([name=booth-colour])");
      const choices = colours.getByRole("radio");
      await expect(choices).toHaveCount(4);
      // Whichever has not faded away.
      const shown = () =>
        colours
          .locator("img:visible")
          .evaluateAll((all) => all.map((one) => one.getAttribute("src")));
      const only = (picture: string) => [expect.stringContaining(`/${picture}.`)];
      await expect.poll(shown).toEqual(only("booth-m-colour-1"));
      const { height } = (await colours.boundingBox()) ?? {};
      await choices.first().focus();
      await page.keyboard.press("ArrowDown");
      await expect(choices.nth(1)).toBeChecked();
      await expect.poll(shown).toEqual(only("booth-m-colour-2"));
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("ArrowUp");
      await expect.poll(shown).toEqual(only("booth-m-colour-4"));
      expect((await colours.boundingBox())?.height).toBe(height);
    });

    test("one booth from outside, from inside and cut open, its parts numbered", async ({
      page,
    }) => {
      await page.goto(`/${lang}/silencebooth.html`);
      const views = page.getByRole("group", { name: texts[lang].booth_views });
      const inside = views.getByRole("radio", { name: texts[lang].booth_view_inside });
      const section = views.getByRole("radio", { name: texts[lang].booth_view_section });
      const parts = page.locator("figure", { has: views }).locator("figcaption li");
      await expect(parts).toHaveCount(5);
      const { height } = (await views.boundingBox()) ?? {};
      await expect(views.locator("img:visible")).toHaveAttribute("src", /finish-booth-m-white/);
      await inside.check();
      await expect(views.locator("img:visible")).toHaveAttribute("src", /booth-m-inside-1/);
      await inside.press(lang === "ar" ? "ArrowLeft" : "ArrowRight");
      await expect(section).toBeChecked();
      const drawing = views.getByRole("img");
      await expect(drawing).toHaveCount(1);
      for (const measure of ["1280", "2260", "1180", "2060"]) {
        await expect(drawing.getByText(measure, { exact: true })).toBeVisible();
      }
      // Each part's number, and behind a colon its name.
      for (const number of ["1", "2", "3", "4", "5"]) {
        const part = views.locator("summary:visible", { hasText: new RegExp(`^${number}:`) });
        await expect(part).toHaveCount(1);
      }
      await views.locator("summary:visible").last().press("Enter");
      const opened = views.locator("details[open]").last();
      await expect(opened).toContainText(texts[lang].booth_door);
      expect((await views.boundingBox())?.height).toBe(height);
    });
  });
}
