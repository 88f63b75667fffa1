import { answerInquiries, drawPictures } from "./support/inquiry-form.ts";
import { inquiryTexts } from "./support/inquiry-texts.ts";
import {
  awake,
  expect,
  expectAccessible,
  hydrated,
  older,
  scriptless,
  test,
} from "./support/journey.ts";

test("the dialog: 1200 px wide, accessible, kept by a click beside it", async ({ page }) => {
  const t = inquiryTexts.zh;
  await drawPictures(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/zh/demo");
  await hydrated(page);
  const opener = page.locator("#Dialog").getByRole("link", { name: t.title });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: t.title });
  await expect(dialog.getByLabel(t.message, { exact: true })).toBeVisible();
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(1200);
  for (const label of ["+86 400 000 0000", "hello@example.com", "tinghe-example"]) {
    await expect(dialog.getByText(label).first()).toBeVisible();
  }
  const qr = dialog.locator("dl img");
  expect(await qr.boundingBox()).toMatchObject({ width: 100, height: 110 });
  await expectAccessible(page);
  await page.mouse.click(10, 450);
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test("the dialog on a phone: 99 % wide, accessible", async ({ page }) => {
  const t = inquiryTexts.ar;
  await drawPictures(page);
  await page.setViewportSize({ width: 400, height: 800 });
  await page.goto("/ar/demo");
  await hydrated(page);
  await page.locator("#Dialog").getByRole("link", { name: t.title }).click();
  const dialog = page.getByRole("dialog", { name: t.title });
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(396);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: t.close }).first().click();
  await expect(dialog).toBeHidden();
});

// With a country and without: there is no such field in Chinese.
for (const lang of ["zh", "ar"] as const) {
  const t = inquiryTexts[lang];

  test(`the dialog in ${lang} by keyboard alone, about a product`, older, async ({ page }) => {
    await drawPictures(page);
    const sent = await answerInquiries(page, { json: { code: 1000 } });
    await page.goto(`/${lang}/demo`);
    await hydrated(page);
    // Fetched, and then imported out of the cache.
    const dialogScripts = () =>
      page.evaluate(() => {
        const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
        const fetched = entries.filter(({ initiatorType }) => initiatorType === "fetch");
        return fetched.filter(({ name }) => name.includes("shared-islands")).length;
      });
    expect(await dialogScripts()).toBe(0);
    await page.locator("#Dialog").getByRole("link", { name: t.quote }).press("Enter");
    const dialog = page.getByRole("dialog", { name: t.quote });
    await expect(dialog.getByRole("button", { name: t.close }).first()).toBeFocused();
    await expect.poll(dialogScripts).toBe(1);
    await awake(dialog.locator("form[method=post]"), async () => {});
    const type = async (text: string) => {
      await page.keyboard.press("Tab");
      await page.keyboard.type(text);
    };
    await type(t.written.name);
    await type(t.written.fullName);
    await type(t.written.phone);
    await type("a@example.com");
    if (lang !== "zh") {
      await type(t.written.country);
      await expect(dialog.getByRole("option").first()).toBeVisible();
      await page.keyboard.press("Enter");
    }
    await type("1 Example Road");
    await type(t.written.message);
    await page.keyboard.press("Tab");
    await expect(dialog.getByLabel(t.files)).toBeFocused();
    await type("abcde");
    await page.keyboard.press("Enter");
    await expect(
      page.getByRole("alertdialog", { name: t.received }).getByRole("button", { name: t.ok }),
    ).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    expect(sent[0]).toMatchObject({
      purpose: "quote",
      product: "slat-oak",
      quantity: "120 m²",
      fullName: t.written.fullName,
      phone: t.written.phone,
      email: "a@example.com",
      page: `/${lang}/demo`,
    });
    expect(sent[0]).not.toHaveProperty("files");
  });
}

test(
  "without JavaScript links that open the dialog lead to the contact page",
  scriptless,
  async ({ page }) => {
    await page.goto("/zh/demo");
    const links = page.locator("a[data-inquiry]");
    expect(await links.count()).toBeGreaterThan(1);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute("href", "/zh/aboutUs/lianxi.html");
    }
  },
);
