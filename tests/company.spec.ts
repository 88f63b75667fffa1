import { expect, hydrated, languages, scriptless, test } from "./support/journey.ts";

const texts = {
  zh: { programme: "办公声学" },
  en: { programme: "Office acoustics" },
  ar: { programme: "صوتيات المكاتب" },
};

test("the contact page offers every way to us", scriptless, async ({ page }) => {
  for (const lang of languages) {
    await page.goto(`/${lang}/aboutUs/lianxi.html`);
    const main = page.locator("main");
    await expect(main.locator('a[href="tel:+864000000000"]')).toBeVisible();
    await expect(main.locator('a[href="mailto:hello@example.com"]')).toBeVisible();
    await expect(main.locator('a[href^="https://wa.me/"]')).toBeVisible();
    await expect(main).toContainText("tinghe-example");
    await expect(main.locator("svg[role=img]")).toHaveAttribute("aria-label", /.+/);
    await expect(main.locator("form")).toHaveCount(1);
    await expect(main.locator(`a[href="/${lang}/privacy.html"]`)).toBeVisible();
  }
});

test("the two factories are one line from veneer to container", scriptless, async ({ page }) => {
  const ends = { zh: ["木皮", "装柜"], en: ["Veneer", "Container"], ar: ["القشرة", "الحاوية"] };
  for (const lang of languages) {
    await page.goto(`/${lang}/aboutUs.html`);
    const stations = page.locator(".works-line li");
    await expect(stations).toHaveCount(9);
    await expect(stations.first().getByRole("heading")).toHaveText(ends[lang][0] ?? "");
    await expect(stations.last().getByRole("heading")).toHaveText(ends[lang][1] ?? "");
    const dots = async () => {
      const [veneer, finish] = await Promise.all(
        [0, 3].map((at) => stations.nth(at).boundingBox()),
      );
      return {
        across: (finish?.x ?? 0) - (veneer?.x ?? 0),
        down: (finish?.y ?? 0) - (veneer?.y ?? 0),
      };
    };
    await page.setViewportSize({ width: 1440, height: 900 });
    expect((await dots()).down).toBe(0);
    expect(Math.sign((await dots()).across)).toBe(lang === "ar" ? -1 : 1);
    await page.setViewportSize({ width: 390, height: 844 });
    expect((await dots()).across).toBe(0);
    expect((await dots()).down).toBeGreaterThan(0);
  }
});

test("a programme is reached from the list", scriptless, async ({ page }) => {
  for (const lang of languages) {
    const { programme } = texts[lang];
    await page.goto(`/${lang}/programme.html`);
    await page.getByRole("link", { name: programme, exact: true }).click();
    await expect(page).toHaveURL(`/${lang}/programme/office-acoustics`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(programme);
  }
});

test("the menu leads through the pages about the company", async ({ page }) => {
  await page.goto("/en/aboutUs/company");
  await hydrated(page);
  const menu = page.getByRole("main").getByRole("navigation", { name: "About us" });
  await expect(menu.getByRole("link")).toHaveCount(5);
  await menu.getByRole("link", { name: "Patents" }).click();
  await expect(page).toHaveURL("/en/aboutUs/zhuanli");
  await expect(menu.locator("[aria-current=page]")).toHaveText("Patents");
});

test("what buyers ask first is one page, reached from the footer", scriptless, async ({ page }) => {
  const answers = { zh: ["质保", "北京时间"], en: ["Warranty", "UTC+8"], ar: ["الضمان", "UTC+8"] };
  for (const lang of languages) {
    await page.goto(`/${lang}/aboutUs.html`);
    await page.locator(`footer a[href="/${lang}/buying.html"]`).click();
    await expect(page).toHaveURL(`/${lang}/buying.html`);
    const main = page.getByRole("main");
    for (const answer of answers[lang]) await expect(main).toContainText(answer);
    for (const term of ["EXW", "FCA", "FOB", "CIF", "DAP"]) {
      await expect(main.locator("dt").getByText(term, { exact: true })).toBeVisible();
    }
    await page.locator(`footer a[href="/${lang}/buying.html#warranty"]`).click();
    await expect(main.locator("#warranty h2")).toBeInViewport();
  }
});

test("the footer alone says that it is a demonstration", scriptless, async ({ page }) => {
  const marks = {
    zh: { footer: "演示网站", inMain: /演示|虚构/, about: "关于这个演示" },
    en: {
      footer: "A demonstration",
      inMain: /demonstration|\(example\)|made up/i,
      about: "About this demonstration",
    },
    ar: {
      footer: "موقع توضيحي",
      inMain: /توضيحي|من نسج الخيال/,
      about: "عن هذا العرض التوضيحي",
    },
  };
  const paths = [
    ...["/", "/aboutUs/honor", "/aboutUs/zhuanli", "/profiles"],
    ...["/project/office/office-berlin-startup-loft", "/productdetail/slat-oak.html"],
  ];
  for (const lang of languages) {
    const { footer, inMain, about } = marks[lang];
    for (const path of paths) {
      await page.goto(`/${lang}${path}`);
      await expect(page.getByRole("main")).toContainText(/.{40}/);
      await expect(page.getByRole("main")).not.toContainText(inMain);
      await expect(page.locator("footer")).toContainText(footer);
    }
    await page.locator("footer").getByRole("link", { name: footer }).click();
    await expect(page.getByRole("heading", { name: about })).toBeVisible();
  }
});
