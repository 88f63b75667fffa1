import { expect, expectAccessible, hydrated, languages, test } from "./support/journey.ts";
import { expectWholeHead, readPage } from "./support/read-page.ts";

const kinds = [
  "office",
  "meeting",
  "school",
  "stadium",
  "cinema",
  "homeCinema",
  "piano",
  "jiazhuang",
];
const shown = "cinema-doha-four-screens";
const casePath = `/project/cinema/${shown}`;

const texts = {
  zh: {
    title: "工程案例",
    room: "影院",
    place: "卡塔尔多哈",
    ask: "咨询类似的房间",
    area: "840 m²",
    used: "600 m²",
    story: ["问题", "做法", "结果"],
  },
  en: {
    title: "Projects",
    room: "Cinemas",
    place: "Doha, Qatar",
    ask: "Ask about a room like this",
    area: "840 m²",
    used: "600 m²",
    story: ["The problem", "The solution", "The result"],
  },
  ar: {
    title: "المشاريع",
    room: "دور السينما",
    place: "الدوحة، قطر",
    ask: "اسأل عن مكان كهذا",
    area: "840 م²",
    used: "600 م²",
    story: ["المشكلة", "الحلّ", "النتيجة"],
  },
};

for (const lang of languages) {
  const t = texts[lang];

  test.describe(`cases in ${lang}`, () => {
    test("the overview leads to eight kinds of room with their counts", async ({ page }) => {
      await page.goto(`/${lang}/project.html`);
      await hydrated(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.title);
      for (const kind of kinds) {
        await expect(page.locator(`main a[href="/${lang}/project/${kind}/1.html"]`)).toHaveCount(1);
      }
      const tile = (kind: string) =>
        page.locator("main article", { has: page.locator(`a[href$="/${kind}/1.html"]`) });
      await expect(tile("office")).toContainText("26");
      await expect(tile("meeting")).toContainText("15");
      await expectAccessible(page);
    });

    test("a list answers under all its addresses as one page", async ({ request }) => {
      const canonical = `/${lang}/project/office/1.html`;
      for (const path of ["/office/1.html", "/office/1", "/office.html", "/office"]) {
        await expectWholeHead({ request, path: `/${lang}/project${path}`, lang, canonical });
      }
      const second = `/${lang}/project/office/2.html`;
      for (const path of [second, `/${lang}/project/office/2`]) {
        await expectWholeHead({ request, path, lang, canonical: second });
      }
      await expectWholeHead({
        ...{ request, lang, path: `/${lang}/project`, canonical: `/${lang}/project.html` },
      });
    });

    test("a list is accessible and marks its kind in the menu", async ({ page }) => {
      await page.goto(`/${lang}/project/cinema/1.html`);
      await hydrated(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.room);
      await expect(page.locator('main nav a[aria-current="page"]')).toHaveText(`${t.room}6`);
      await expect(page.locator("main article")).toHaveCount(6);
      await expectAccessible(page);
    });

    test("a case tells its room, story, quantities and the way to ask", async ({ page }) => {
      await page.goto(`/${lang}${casePath}`);
      await hydrated(page);
      const facts = page.locator("main dl");
      for (const fact of [t.room, t.place, "2021", t.area]) await expect(facts).toContainText(fact);
      for (const chapter of t.story) {
        await expect(page.getByRole("heading", { level: 2, name: chapter })).toBeVisible();
      }
      const felt = page
        .getByRole("row")
        .filter({ has: page.locator('a[href$="/pet-flat-24.html"]') });
      await expect(felt).toContainText(t.used);
      await expect(page.getByRole("link", { name: t.ask })).toHaveAttribute(
        "data-inquiry",
        "quote",
      );
      const similar = page.locator("main article h3 a");
      await expect(similar).toHaveCount(3);
      await expect(similar.first()).toHaveAttribute("href", /\/project\/cinema\//);
      await expectAccessible(page);
    });

    test("a case has one address, and structured data", async ({ request }) => {
      const canonical = `/${lang}${casePath}`;
      for (const path of [canonical, `${canonical}.html`]) {
        const { structured } = await expectWholeHead({ request, path, lang, canonical });
        expect(structured.map((thing) => thing["@type"])).toEqual([
          "CreativeWork",
          "BreadcrumbList",
        ]);
      }
    });
  });
}

test.describe("addresses", () => {
  const moved = [
    ["/en/project/OFFICE", "/en/project/office/1.html"],
    ["/project/homecinema/1.html", "/project/homeCinema/1.html"],
    ["/ar/Project/office", "/ar/project/office"],
    ["/project/office/1.HTML", "/project/office/1.html"],
    [`/en/project/office/${shown}`, `/en/project/cinema/${shown}`],
    [`/en/project/cinema/${shown.toUpperCase()}`, `/en/project/cinema/${shown}`],
    ["/en/project/", "/en/project"],
  ] as const;
  for (const [from, to] of moved) {
    test(`${from} leads to ${to}`, async ({ request }) => {
      expect(await readPage({ request, path: from })).toMatchObject({ status: 301, location: to });
    });
  }

  for (const path of [
    "/en/project/kitchen",
    "/en/project/office/4",
    "/en/project/office/0",
    "/en/project/office/no-such-case",
  ]) {
    test(`${path} does not exist`, async ({ request }) => {
      expect((await readPage({ request, path })).status).toBe(404);
    });
  }
});

test("the list grows at its end, and the back button finds the place again", async ({ page }) => {
  await page.goto("/en/project/office/1.html");
  await hydrated(page);
  const cards = page.locator("main article");
  await expect(cards).toHaveCount(12);
  await cards.last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => cards.count()).toBeGreaterThan(20);
  const far = cards.nth(20);
  await far.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await far.getByRole("link").click();
  await expect(page).toHaveURL(/\/project\/office\/[a-z]/);
  await page.goBack();
  await expect.poll(() => cards.count()).toBeGreaterThan(20);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 200);
});

test("without JavaScript the pages of a list are links", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${process.env.SITE_UNDER_TEST}/en/project/office/1.html`);
  await page.locator('main a[rel="next"]').click();
  await expect(page).toHaveURL(/\/en\/project\/office\/2\.html$/);
  await expect(page.locator("main article")).toHaveCount(12);
  await page.locator("main article a").first().click();
  await expect(page.getByRole("heading", { level: 2, name: "The problem" })).toBeVisible();
  await context.close();
});

test("a case on paper is the case alone", async ({ page }) => {
  await page.goto(`/en${casePath}`);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 2, name: "The result" })).toBeVisible();
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page.getByRole("link", { name: texts.en.ask })).toBeHidden();
  await expect(page.getByText("Rooms like this one")).toBeHidden();
});

test("the first picture of a case is preloaded and every picture is shown", async ({ page }) => {
  await page.goto(`/en${casePath}`);
  await expect(page.locator('link[rel="preload"][as="image"]')).toHaveCount(1);
  for (const picture of await page.locator("main img").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), {
        timeout: 15_000,
      })
      .toBeGreaterThan(0);
  }
});
