import { chooseAll } from "./support/choose-all.ts";
import { expect, expectAccessible, languages, older, scriptless, test } from "./support/journey.ts";
import { watchShifts } from "./support/shell.ts";

const product = "/productdetail/slat-oak.html";
const texts = {
  zh: { oiled: "天然橡木擦油", honey: "蜜色橡木", quote: "索取报价", show: "查看所选饰面" },
  en: {
    ...{ oiled: "Natural oak, oiled", honey: "Honey oak" },
    ...{ quote: "Ask for a quote", show: "Show this finish" },
  },
  ar: {
    ...{ oiled: "بلوط طبيعي مزيّت", honey: "بلوط عسلي" },
    ...{ quote: "اطلب عرض سعر", show: "عرض هذا التشطيب" },
  },
};

for (const lang of languages) {
  const t = texts[lang];

  test(
    `a finish in ${lang}: chosen by keys, seen in every picture, in the address and in the request`,
    older,
    async ({ page }) => {
      const shifted = await watchShifts(page);
      await page.goto(`/${lang}${product}`);
      const shown = page.locator("#picture-finish img").last();
      await expect(shown).toHaveAttribute("src", /finish-slat-oak-natural-black-felt\./);
      await page.getByRole("radio", { name: t.oiled }).check();
      await expect(shown).toHaveAttribute("src", /finish-slat-oak-oiled\./);
      for (let step = 0; step < 2; step++) await page.keyboard.press("ArrowDown");
      await expect(page.getByRole("radio", { name: t.honey })).toBeChecked();
      await expect(shown).toHaveAttribute("src", /finish-slat-oak-honey\./);
      await expect(shown).toHaveAttribute("alt", new RegExp(t.honey, "i"));
      const closeUp = page.locator("#picture-close-up img").last();
      await expect(closeUp).toHaveAttribute("src", /macro-slat-oak-honey\./);
      const material = page.locator("#material img").last();
      await expect(material).toHaveAttribute("src", /macro-slat-oak-honey\./);
      // One picture of the one before may lie beneath, never more.
      expect(await page.locator("#picture-finish picture").count()).toBeLessThanOrEqual(2);
      await expect(page).toHaveURL(`/${lang}${product}?finish=honey`);
      const quote = page.getByRole("link", { name: t.quote });
      await expect(quote).toHaveAttribute("data-inquiry-finish", "honey");
      for (const path of ["cmpProductdetail/slat-oak.html?", "compare.html?p=slat-oak&"]) {
        await expect(page.locator(`[href$="${path}finish=slat-oak~honey"]`)).toHaveCount(1);
      }
      expect(await shifted()).toBeLessThan(0.02);
      await page.locator("#picture-finish a").click();
      const large = page.getByRole("dialog").getByRole("img");
      await expect(large).toHaveAttribute("src", /finish-slat-oak-honey\./);
      await page.keyboard.press("Escape");

      await quote.click();
      const about = page.locator("#inquiry .asked-about");
      await expect(about).toContainText(t.honey);
      await expect(about).toHaveCSS("background-image", /finish-slat-oak-honey\.\w+\/160\.webp/);

      await page.reload();
      const isHoney = async () => {
        await expect(page).toHaveURL(`/${lang}${product}?finish=honey`);
        await expect(page.getByRole("radio", { name: t.honey })).toBeChecked();
        await expect(shown).toHaveAttribute("src", /finish-slat-oak-honey\./);
        await expect(material).toHaveAttribute("src", /macro-slat-oak-honey\./);
        await expect(quote).toHaveAttribute("data-inquiry-finish", "honey");
      };
      await isHoney();

      // The way back leads to the finish that was chosen last.
      await page.goto(`/${lang}/product.html`);
      await page.goBack();
      await isHoney();
      await page.getByRole("radio", { name: t.oiled }).check();
      await expect(shown).toHaveAttribute("src", /finish-slat-oak-oiled\./);
      await page.goForward();
      await expect(page).toHaveURL(`/${lang}/product.html`);
      await page.goBack();
      await expect(page).toHaveURL(`/${lang}${product}?finish=oiled`);
      await expect(page.getByRole("radio", { name: t.oiled })).toBeChecked();
      await expect(shown).toHaveAttribute("src", /finish-slat-oak-oiled\./);
      await expect(quote).toHaveAttribute("data-inquiry-finish", "oiled");
    },
  );

  test(`nothing moves in ${lang}, whatever finish is chosen`, async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/${lang}${product}`);
      const { heights, moved } = await chooseAll(page, { name: "finish", width });
      expect(heights).toHaveLength(6);
      expect(new Set(heights).size, `at ${width} px`).toBe(1);
      expect(moved, `at ${width} px`).toEqual([]);
    }
  });

  test(`a finish in ${lang} without JavaScript`, scriptless, async ({ page }) => {
    await page.goto(`/${lang}${product}`);
    await page.getByRole("radio", { name: t.oiled }).check();
    await page.getByRole("button", { name: t.show }).click();
    await expect(page).toHaveURL(`/${lang}${product}?finish=oiled`);
    await expect(page.getByRole("radio", { name: t.oiled })).toBeChecked();
    const shown = page.locator("#picture-finish img");
    await expect(shown).toHaveAttribute("src", /finish-slat-oak-oiled\./);
  });
}

test("every finish has a name and a picture of its own; an unknown one leads to the product", async ({
  page,
}) => {
  await page.goto("/en/productdetail/pet-flat-12.html");
  const swatches = page.locator("[name=finish] ~ span img");
  await expect(swatches).toHaveCount(14);
  const addresses = await swatches.evaluateAll((all: HTMLImageElement[]) =>
    all.map(({ src }) => src),
  );
  expect(new Set(addresses).size).toBe(14);
  await expectAccessible(page);
  const unknown = await page.request.get("/en/productdetail/pet-flat-12.html?finish=gold", {
    maxRedirects: 0,
  });
  expect([unknown.status(), unknown.headers().location]).toEqual([
    301,
    "/en/productdetail/pet-flat-12.html",
  ]);
});
