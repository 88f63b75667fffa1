import type { Page } from "@playwright/test";
import {
  awake,
  clockTest,
  expect,
  expectAccessible,
  hydrated,
  languages,
  older,
  scriptless,
  test,
} from "./support/journey.ts";
import { readPage } from "./support/read-page.ts";

const texts = {
  zh: { query: "会议室", box: "想找什么？", button: "搜索", none: "没有找到" },
  en: {
    query: "meeting room",
    box: "What are you looking for?",
    button: "Search",
    none: "Nothing found",
  },
  ar: { query: "قاعة اجتماعات", box: "عمّ تبحث؟", button: "بحث", none: "لم نجد شيئًا" },
};

const suggestCall = "**/api/search/suggest?**";

async function open(page: Page, path: string) {
  const response = await page.goto(path);
  await hydrated(page);
  return response;
}

function boxOf(page: Page, lang: keyof typeof texts = "en") {
  return page.getByRole("combobox", { name: texts[lang].box });
}

// What hangs on no words is tried in one of the languages.
for (const lang of languages) {
  const t = texts[lang];
  const twice = encodeURIComponent(encodeURIComponent(t.query));

  test.describe(`search in ${lang}`, () => {
    // In English the tests below.
    if (lang !== "en") {
      test("from the empty box to results by kind, and to one kind", async ({ page }) => {
        const response = await open(page, `/${lang}/search`);
        expect(response?.headers()["cache-control"]).toBe("private, no-cache");
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
        await expect(page.locator("main article")).toHaveCount(0);
        await boxOf(page, lang).fill(t.query);
        await page.getByRole("main").getByRole("button", { name: t.button }).click();
        await expect(page).toHaveURL(new RegExp(`query=${twice}$`));
        await expect(boxOf(page, lang)).toHaveValue(t.query);
        await expect(page.locator("main article mark").first()).toBeVisible();
        await expect(page.locator("main article img").first()).toBeVisible();
        if (lang === "zh") await expectAccessible(page);
        const cases = page.locator('main nav a[href*="kind=case"]').first();
        await expect(cases).toContainText(/\d/);
        await cases.click();
        await expect(cases).toHaveAttribute("aria-current", "true");
        await expect(page.locator('main article a:not([href*="/project"])')).toHaveCount(0);
        await expect(boxOf(page, lang)).toHaveValue(t.query);
      });
    }

    if (lang === "ar") {
      test("nothing found: hints, popular searches, and somebody to ask", async ({ page }) => {
        await open(page, `/${lang}/search?query=qqxxzzjj`);
        await expect(page.getByRole("heading", { level: 2, name: t.none })).toBeVisible();
        await expect(page.locator('main a[data-inquiry="message"]')).toBeVisible();
        await expectAccessible(page);
        await page.locator('main a[href*="/search?query="]').first().click();
        await expect(page.locator("main article").first()).toBeVisible();
      });
    }

    if (lang === "zh") {
      test("encoded twice, once and not at all it finds the same", async ({ request }) => {
        const found = async (query: string, path = "search") => {
          const { html } = await readPage({ request, path: `/${lang}/${path}?query=${query}` });
          return Array.from(html.matchAll(/<h4[^>]*><a[^>]*href="([^"]+)"/g), ([, href]) => href);
        };
        const wanted = await found(twice);
        expect(wanted.length).toBeGreaterThan(3);
        expect(await found(encodeURIComponent(t.query))).toEqual(wanted);
        expect(await found(t.query)).toEqual(wanted);
        const old = await readPage({ request, path: `/${lang}/Search?query=${twice}` });
        expect(old).toMatchObject({ status: 301, location: `/${lang}/search?query=${twice}` });
      });
    }
  });
}

test("whatever is asked for is shown as text, and the page stands", async ({ page, request }) => {
  const html = "<img src=x onerror=alert(1)>'\"\\%_";
  await open(page, `/en/search?query=${encodeURIComponent(encodeURIComponent(html))}`);
  await expect(boxOf(page)).toHaveValue(html);
  await expect(page.locator("main img[src=x]")).toHaveCount(0);
  for (const query of ["%", "%25", "%2500", "%ff", "'", "\\", "😀", "…", "a".repeat(5000)]) {
    const { status } = await readPage({ request, path: `/en/search?query=${query}` });
    expect(status, query).toBe(200);
  }
});

test.describe("suggestions", () => {
  test("are chosen by keyboard; an empty search does nothing", older, async ({ page }) => {
    await open(page, "/en/search");
    const box = boxOf(page);
    // On a busy machine a key is heard after a text that the test enters later.
    await awake(box, () => box.focus());
    await box.fill("   ");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/en\/search$/);
    await box.fill("smoked o");
    const options = page.getByRole("option");
    await expect(options.first()).toBeVisible();
    await expect(box).toHaveAttribute("aria-expanded", "true");
    await expectAccessible(page);
    await box.press("Escape");
    await expect(options).toHaveCount(0);
    await expect(box).toHaveValue("smoked o");

    await box.press("a");
    await expect(options.first()).toHaveText(/Smoked oak slat panel/);
    await box.press("ArrowDown");
    await expect(options.first()).toHaveAttribute("aria-selected", "true");
    const chosen = (await options.first().getAttribute("id")) ?? "";
    await expect(box).toHaveAttribute("aria-activedescendant", chosen);
    await box.press("ArrowUp");
    await expect(box).not.toHaveAttribute("aria-activedescendant");
    for (const caretKey of ["Home", "End"]) {
      await box.press("ArrowDown");
      await expect(box).toHaveAttribute("aria-activedescendant", chosen);
      await box.press(caretKey);
      await expect(box).not.toHaveAttribute("aria-activedescendant");
    }
    await box.press("ArrowDown");
    await box.press("Enter");
    await expect(page).toHaveURL(/\/en\/productdetail\/slat-smoked-oak\.html$/);
  });

  test("are left alone by the keys of an input method", async ({ page }) => {
    await open(page, "/en/search");
    const box = boxOf(page);
    await box.fill("smoked oa");
    await expect(page.getByRole("option").first()).toBeVisible();
    await box.press("ArrowDown");
    const chosen = (await box.getAttribute("aria-activedescendant")) ?? "";
    for (const key of ["ArrowDown", "Escape", "Home", "Enter"]) {
      await box.dispatchEvent("keydown", { key, keyCode: 229 });
    }
    await expect(box).toHaveAttribute("aria-expanded", "true");
    await expect(box).toHaveAttribute("aria-activedescendant", chosen);
    await expect(page).toHaveURL(/\/en\/search$/);
  });

  test("and by a press", async ({ page }) => {
    await open(page, "/en/news.html");
    await page.getByRole("combobox", { name: "Search" }).fill("TH-SL-WAL");
    await page.getByRole("option").first().click();
    await expect(page).toHaveURL(/\/en\/productdetail\/slat-walnut\.html$/);
  });

  clockTest("are asked for once typing rests for 200 ms", async ({ page }) => {
    const asked: string[] = [];
    await page.route(suggestCall, async (route) => {
      asked.push(new URL(route.request().url()).searchParams.get("query") ?? "");
      await route.fulfill({ json: { code: 1000, data: [] } });
    });
    await open(page, "/en/search");
    await awake(boxOf(page), () => boxOf(page).focus());
    await boxOf(page).fill("x");
    await expect.poll(() => asked).toEqual(["x"]);
    await boxOf(page).fill("");
    asked.length = 0;
    await page.clock.install({ time: "2026-01-01T08:00:00Z" });
    await page.clock.pauseAt("2026-01-01T09:00:00Z");
    await boxOf(page).pressSequentially("oak");
    await page.clock.runFor(190);
    expect(asked).toEqual([]);
    await page.clock.runFor(20);
    await expect.poll(() => asked).toEqual(["oak"]);
    await boxOf(page).pressSequentially(" sl");
    await page.clock.runFor(1000);
    await expect.poll(() => asked).toEqual(["oak", "oak sl"]);
  });

  test("that are outdated are given up and never shown", async ({ page }) => {
    const answer = (title: string) => ({
      code: 1000,
      data: [
        {
          ...{ kind: "page", path: "/", title, kindName: "", className: null, picture: null },
          heading: [{ text: title, hit: false }],
        },
      ],
    });
    const givenUp: string[] = [];
    page.on("requestfailed", (request) => givenUp.push(request.url()));
    await page.route(suggestCall, async (route) => {
      const query = new URL(route.request().url()).searchParams.get("query") ?? "";
      // The first question is never answered.
      if (query !== "old") await route.fulfill({ json: answer(query) });
    });
    await open(page, "/en/search");
    const asking = page.waitForRequest(/suggest\?query=old/);
    await boxOf(page).fill("old");
    await asking;
    await boxOf(page).fill("new");
    await expect(page.getByRole("option")).toHaveText(/^new/);
    expect(givenUp).toEqual([expect.stringContaining("query=old")]);
  });
});

test("a kind is narrowed to one of its classes", async ({ page }) => {
  await open(page, "/en/search?query=oak&kind=product");
  const grooved = page.locator('main nav a[href*="class=grooved"]');
  const count = Number(/\d+/.exec((await grooved.textContent()) ?? "")?.[0]);
  await grooved.click();
  await expect(grooved).toHaveAttribute("aria-current", "true");
  await expect(page.locator("main article")).toHaveCount(count);
});

test("without JavaScript the form finds, and pages are links", scriptless, async ({ page }) => {
  await page.goto("/en/search");
  await boxOf(page).fill("slat");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await page.locator('main nav a[href*="kind=case"]').first().click();
  await page.locator('main a[rel="next"]').click();
  await expect(page).toHaveURL(/query=slat&kind=case&page=2$/);
  await expect(page.locator("main article").first()).toBeVisible();
});

/** Where the search is one page among others, the header has the box; here the page has it. */
for (const lang of languages) {
  for (const width of [390, 1440]) {
    test(`in ${lang} at ${width} px the page has one search box`, scriptless, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/${lang}/search?query=NRC`);
      await expect(page.getByRole("combobox")).toHaveCount(1);
      await expect(boxOf(page, lang)).toHaveValue("NRC");
      await expect(page.locator(`header a[href="/${lang}/search"]:visible`)).toHaveCount(0);
      await page.goto(`/${lang}/news.html`);
      await expect(page.locator(`header a[href="/${lang}/search"]:visible`)).toHaveCount(1);
    });
  }
}

for (const [lang, query, told] of [
  ["zh", "经销商", "匹配内容"],
  ["en", "dealer", "Found by"],
  ["ar", "وكيل", "وُجدت بـ"],
] as const) {
  test(
    `in ${lang} every hit has something marked, or says what it was found by`,
    scriptless,
    async ({ page }) => {
      await page.goto(`/${lang}/search?query=${encodeURIComponent(query)}`);
      const hits = page.locator("main article");
      await expect(hits.first()).toContainText(told);
      await expect(hits.filter({ hasNot: page.locator("mark") })).toHaveCount(0);
    },
  );

  test(
    `in ${lang} a search without result leads to classes, the calculator and the contact page`,
    scriptless,
    async ({ page }) => {
      const on = page.locator("main");
      const follow = async (link: string) => {
        await page.goto(`/${lang}/search?query=qqxxzzjj`);
        await on.locator(link).first().click();
        await expect(page.locator("h1")).toBeVisible();
      };
      await follow(`nav a[href^="/${lang}/product/"]`);
      await expect(page).toHaveURL(/\/product\//);
      await follow(`a[href="/${lang}/calculator.html"]`);
      await expect(page).toHaveURL(/calculator\.html$/);
      await follow(`a[href="/${lang}/aboutUs/lianxi.html"]`);
      await expect(page).toHaveURL(/lianxi\.html$/);
    },
  );
}

for (const [lang, word, understood] of [
  ["zh", "橡木", "理解为"],
  ["en", "oak", "Understood as"],
  ["ar", "بلوط", "فُهم على أنه"],
] as const) {
  test(
    `in ${lang} a value in the query is said, and can be taken back`,
    scriptless,
    async ({ page }) => {
      await page.goto(`/${lang}/search?query=${encodeURIComponent(`${word} 600x2400`)}`);
      const values = page.getByRole("list", { name: understood }).getByRole("link");
      await expect(values).toHaveText(/600.*2400/);
      await values.click();
      await expect(page).not.toHaveURL(/2400/);
      await expect(page.locator("main input[name=query]").first()).toHaveValue(word);
    },
  );
}
