import {
  expect,
  expectAccessible,
  languages,
  scriptless,
  test,
  widthBeyondWindow,
} from "./support/journey.ts";
import { texts } from "./support/shell.ts";

for (const lang of languages) {
  test.describe(`choosing a booth in ${lang}`, scriptless, () => {
    const words = texts[lang];

    test("from the booth page over one's own values to class, table and plan", async ({ page }) => {
      await page.goto(`/${lang}/silencebooth.html`);
      await page.getByRole("link", { name: words.chooser_link }).click();
      await expect(page).toHaveURL(new RegExp(`/${lang}/booth-chooser\\.html$`));
      await expect(page.getByText(words.chooser_example)).toBeVisible();
      await page.getByLabel(words.chooser_persons).fill("2");
      await page.getByLabel(words.chooser_background).fill("٤٠");
      await page.getByLabel(words.chooser_distance).fill("2");
      await page.getByLabel(words.chooser_length).fill("10");
      await page.getByLabel(words.chooser_width).fill("8");
      await page.getByLabel(words.chooser_height, { exact: true }).fill("3");
      await page.getByLabel(words.chooser_time).fill("0,49");
      await page.getByLabel(words.chooser_place).selectOption("middle");
      await page.getByRole("button", { name: words.chooser_submit }).click();
      // 240 m³ and 0.49 s are 80 m²: 68.4 − 11.5 = 56.9, less 31, and 3 on top.
      const needed = words.chooser_at_least.replace("{value}", "29");
      await expect(page.getByText(needed, { exact: true })).toBeVisible();
      await expect(page.getByText("56.9").first()).toBeVisible();
      await expect(
        page.getByText(words.chooser_class_sure.replace("{sure}", "A")).first(),
      ).toBeVisible();
      // Nothing is claimed of ours.
      const rows = page.getByRole("table").locator("tbody tr");
      await expect(rows).toHaveCount(4);
      await expect(rows.getByText(words.chooser_not_measured, { exact: true })).toHaveCount(4);
      await expect(page.locator("#plan svg")).toHaveCount(1);
      await expect(page.getByLabel(words.chooser_background)).toHaveValue("٤٠");
      await rows.last().getByRole("link", { name: words.chooser_draw }).click();
      await expect(page).toHaveURL(/booth=booth-xl#plan$/);
      await expect(page.locator("#plan svg circle")).toHaveCount(7);
    });

    test("what cannot be read is said at its field, and stays", async ({ page }) => {
      await page.goto(
        `/${lang}/booth-chooser.html?persons=1.5&background=loud&distance=&length=500&width=6&height=2.7&time=0.6&use=call&privacy=private&voice=0&place=wall`,
      );
      const problem = async (label: string) => {
        const field = page.getByLabel(label, { exact: true });
        await expect(field).toHaveAttribute("aria-invalid", "true");
        return field;
      };
      await expect(await problem(words.chooser_persons)).toHaveValue("1.5");
      await expect(await problem(words.chooser_background)).toHaveValue("loud");
      await expect(await problem(words.chooser_distance)).toHaveValue("");
      await expect(await problem(words.chooser_length)).toHaveValue("500");
      await expect(page.getByText(words.chooser_problem_whole)).toBeVisible();
      await expect(page.getByText(words.chooser_problem_missing)).toBeVisible();
      await expect(page.getByRole("alert")).toContainText(words.chooser_problems);
      await expect(page.locator("#plan")).toHaveCount(0);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    });
  });

  test(`the chooser in ${lang} is for everybody, and within the window`, async ({ page }) => {
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/${lang}/booth-chooser.html`);
      expect(await widthBeyondWindow(page), `at ${width} px`).toBe(0);
      await expectAccessible(page, { colours: width === 1440 });
    }
  });
}

const room = "length=3&width=3&height=2.4&time=0.6&background=40&distance=3";

test("a room that is too small says by how much", scriptless, async ({ page }) => {
  await page.goto(`/en/booth-chooser.html?persons=6&${room}&use=meeting&voice=5&place=wall`);
  await expect(page.locator("#plan")).toContainText("does not fit into 3 × 3 × 2.4 m");
  await expect(page.locator("#plan")).toContainText("0.26 m short in height");
});

test("more people than any booth seats, and quiet work", scriptless, async ({ page }) => {
  await page.goto(`/en/booth-chooser.html?persons=9&${room}&use=focus`);
  await expect(page.getByText("None of our booths seats 9.")).toBeVisible();
  await expect(page.getByText(/^For quiet work the question is what gets in/)).toBeVisible();
  await expect(page.getByText(/DS,A of at least/)).toHaveCount(0);
});

test("the class of booths and a booth lead to the chooser", scriptless, async ({ page }) => {
  for (const path of ["/en/product/silenceBooth.html", "/en/productdetail/booth-s.html"]) {
    await page.goto(path);
    await page.getByRole("link", { name: /^Which class do I need/ }).click();
    await expect(page).toHaveURL(/booth-chooser\.html$/);
  }
});
