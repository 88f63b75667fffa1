import {
  expect,
  hydrated,
  languages,
  older,
  scriptless,
  scrollToEnd,
  test,
} from "./support/journey.ts";

const shown = "/project/cinema/cinema-doha-four-screens";

const texts = {
  zh: {
    room: "影院",
    place: "卡塔尔多哈",
    ask: "咨询类似的房间",
    area: "840 m²",
    used: "600 m²",
    story: ["问题", "做法", "结果"],
  },
  en: {
    room: "Cinemas",
    place: "Doha, Qatar",
    ask: "Ask about a room like this",
    area: "840 m²",
    used: "600 m²",
    story: ["The problem", "The solution", "The result"],
  },
  ar: {
    room: "دور السينما",
    place: "الدوحة، قطر",
    ask: "اسأل عن مكان كهذا",
    area: "840 م²",
    used: "600 م²",
    story: ["المشكلة", "الحلّ", "النتيجة"],
  },
};

test("the overview leads to a kind of room, whose list is marked in the menu", async ({ page }) => {
  const { room } = texts.ar;
  await page.goto("/ar/project.html");
  await hydrated(page);
  await page.getByRole("main").getByRole("link", { name: room, exact: true }).first().click();
  await expect(page).toHaveURL("/ar/project/cinema/1.html");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(room);
  await expect(page.locator('main nav a[aria-current="page"]')).toHaveText(`${room}6`);
  await expect(page.locator("main article")).toHaveCount(6);
});

test(
  "a case tells its room, story, quantities and the way to ask",
  scriptless,
  async ({ page }) => {
    for (const lang of languages) {
      const t = texts[lang];
      await page.goto(`/${lang}${shown}`);
      const facts = page.locator("main dl");
      for (const fact of [t.room, t.place, "2021", t.area]) await expect(facts).toContainText(fact);
      for (const chapter of t.story) {
        await expect(page.getByRole("heading", { level: 2, name: chapter })).toBeVisible();
      }
      const felt = page
        .getByRole("row")
        .filter({ has: page.locator('a[href$="/pet-flat-24.html"]') });
      await expect(felt).toContainText(t.used);
      const ask = page.getByRole("link", { name: t.ask });
      await expect(ask).toHaveAttribute("data-inquiry", "quote");
      const similar = page.locator("main article h3 a");
      await expect(similar).toHaveCount(3);
      await expect(similar.first()).toHaveAttribute("href", /\/project\/cinema\//);
    }
  },
);

test(
  "the list grows at its end, and the back button finds the place again",
  older,
  async ({ page }) => {
    await page.goto("/en/project/office/1.html");
    await hydrated(page);
    const cards = page.locator("main article");
    await expect(cards).toHaveCount(12);
    await scrollToEnd(page);
    await expect.poll(() => cards.count()).toBeGreaterThan(20);
    const far = cards.nth(20);
    await far.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await far.getByRole("link").click();
    await expect(page).toHaveURL(/\/project\/office\/[a-z]/);
    await page.goBack();
    await expect.poll(() => cards.count()).toBeGreaterThan(20);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 200);
  },
);

test("without JavaScript the pages of a list are links", scriptless, async ({ page }) => {
  await page.goto("/en/project/office/1.html");
  await page.locator('main a[rel="next"]').click();
  await expect(page).toHaveURL(/\/en\/project\/office\/2\.html$/);
  await expect(page.locator("main article")).toHaveCount(12);
  await page.locator("main article a").first().click();
  await expect(page.getByRole("heading", { level: 2, name: "The problem" })).toBeVisible();
});

test("a case on paper is the case alone", scriptless, async ({ page }) => {
  await page.goto(`/en${shown}`);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 2, name: "The result" })).toBeVisible();
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page.getByRole("link", { name: texts.en.ask })).toBeHidden();
  await expect(page.getByText("Rooms like this one")).toBeHidden();
});
