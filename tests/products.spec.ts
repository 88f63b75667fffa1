import {
  expect,
  expectAccessible,
  hydrated,
  languages,
  older,
  scriptless,
  test,
} from "./support/journey.ts";

test("values that nobody knows are as if they were not there, and not stored", async ({
  request,
}) => {
  const plain = await (await request.get("/en/product.html")).text();
  const odd = await request.get("/en/product.html?finish=gold&nrc=9&colour=red&with=x");
  expect(await odd.text()).toBe(plain);
  const narrowed = await request.get("/en/product.html?finish=green&material=polyester&sort=code");
  expect(narrowed.headers()["cache-control"]).toBe("private, no-cache");
});

test("a family leads to its products, and each number is what its link shows", async ({ page }) => {
  await page.goto("/en/product.html");
  await page.getByRole("article").getByRole("link", { name: "Wood slat panels" }).click();
  await expect(page).toHaveURL(/\/en\/product\/woodSlat\.html$/);
  await hydrated(page);
  const cards = page.locator("#products article");
  await expect(cards).toHaveCount(7);
  await page.locator("summary", { hasText: "Family" }).click();
  const felt = page.locator("#products").getByRole("link", { name: /^Polyester felt panels/ });
  const count = Number((await felt.textContent())?.match(/\d+$/)?.[0]);
  await felt.click();
  await expect(page).toHaveURL(/\/en\/product\/Polyester\.html#products$/);
  await expect(cards).toHaveCount(count);
});

const honey = { zh: "蜜色橡木", en: "Honey oak", ar: "بلوط عسلي" };

for (const lang of languages) {
  test(
    `the colours of a card in ${lang} lead to the product in them`,
    scriptless,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 900 });
      await page.goto(`/${lang}/product/woodSlat.html`);
      const dots = page.locator("#products article").first().locator("ul").getByRole("link");
      await expect(dots).toHaveCount(5);
      for (const dot of await dots.all()) {
        const { width = 0, height = 0 } = (await dot.boundingBox()) ?? {};
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
        await expect(dot).toHaveAccessibleName(/\p{L}/u);
      }
      await page.getByRole("link", { name: honey[lang], exact: true }).first().click();
      await expect(page).toHaveURL(`/${lang}/productdetail/slat-oak.html?finish=honey`);
      await expect(page.getByRole("radio", { name: honey[lang] })).toBeChecked();
    },
  );
}

test(
  "filters narrow down, combine and go away again, and the page stays where it is",
  older,
  async ({ page }) => {
    await page.goto("/en/product.html");
    await hydrated(page);
    const list = page.locator("#products");
    await page.locator("summary", { hasText: "Mounting" }).click();
    await list.getByRole("link", { name: /^On battens \d/ }).click();
    await expect(page).toHaveURL(/\?mounting=battens$/);
    const bar = page.locator("summary", { hasText: "Mounting" });
    await expect(list.getByRole("link", { name: "Remove filter: On battens" })).toBeVisible();
    const before = await bar.boundingBox();
    await page.locator("summary", { hasText: "Product type" }).click();
    await list.getByRole("link", { name: /^Wood slat/ }).click();
    await expect(page).toHaveURL(/\?material=wood-slat&mounting=battens$/);
    await expect(list.getByRole("link", { name: /^Remove filter: Wood slat/ })).toBeVisible();
    expect(await bar.boundingBox()).toEqual(before);
    await expect(page.locator("details[open]")).toHaveCount(0);
    for (const card of await list.locator("article").all()) {
      await expect(card).toContainText("Not measured; calculated on its page");
    }
    await list.getByRole("link", { name: "Remove filter: On battens" }).click();
    await expect(page).toHaveURL(/\?material=wood-slat$/);
    await page.goBack();
    await expect(list.getByRole("link", { name: "Remove filter: On battens" })).toBeVisible();
  },
);

test(
  "where no laboratory has measured, nothing is rated, filtered or sorted by absorption",
  scriptless,
  async ({ page }) => {
    await page.goto("/en/product.html");
    await expect(page.getByRole("link", { name: "Most absorbing" })).toHaveCount(0);
    await expect(page.locator("summary", { hasText: /Absorption class|NRC/ })).toHaveCount(0);
    await expect(page.locator("#products")).not.toContainText(/αw|Class [A-E]/);
    await page.getByRole("link", { name: "Thinnest" }).click();
    await expect(page).toHaveURL(/\?sort=thickness/);
  },
);

test("an open filter closes by Escape and by a press elsewhere", older, async ({ page }) => {
  await page.goto("/en/product.html");
  await hydrated(page);
  const summary = page.locator("summary", { hasText: "Thickness" });
  await summary.click();
  await expect(page.locator("details[open]")).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.locator("details[open]")).toHaveCount(0);
  await expect(summary).toBeFocused();
  await summary.click();
  await page.getByRole("heading", { name: "Narrow it down" }).click();
  await expect(page.locator("details[open]")).toHaveCount(0);
});

test("a selection that nothing answers to offers a way out", scriptless, async ({ page }) => {
  await page.goto("/en/product/accessories.html?rating=A");
  await expect(page.getByText("Nothing matches this selection")).toBeVisible();
  await page.getByRole("link", { name: "Clear the filters" }).click();
  await expect(page).toHaveURL(/\/en\/product\/accessories\.html$/);
  await expect(page.locator("#products article")).toHaveCount(4);
});

test("the catalogue works without JavaScript, on a phone too", scriptless, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/ar/product.html");
  await page.getByRole("button", { name: "التصفية" }).click();
  const sheet = page.getByRole("dialog", { name: "التصفية" });
  await sheet.getByRole("radio", { name: /^لبّاد البوليستر/ }).check();
  // Nothing counts along: the button promises no number.
  await sheet.getByRole("button", { name: "عرض المنتجات", exact: true }).click();
  await expect(page).toHaveURL(/\/ar\/product\.html\?material=polyester$/);
  await expect(page.locator("#products article")).toHaveCount(9);
  await page.getByRole("button", { name: "التصفية" }).click();
  await sheet.locator("[name=family][value=Polyester]").check();
  await sheet.getByRole("button", { name: "عرض المنتجات", exact: true }).click();
  await expect(page).toHaveURL(/\/ar\/product\/Polyester\.html\?material=polyester$/);
  await page.goto("/ar/product.html");
  await page.getByRole("link", { name: "الصفحة 2" }).click();
  await expect(page).toHaveURL(/\?page=2$/);
});
