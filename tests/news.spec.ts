import {
  expect,
  hydrated,
  languages,
  older,
  scriptless,
  scrollToEnd,
  test,
} from "./support/journey.ts";

const article = "/article/what-is-nrc.html";

const texts = {
  zh: {
    contents: "本文内容",
    minutes: /约 \d 分钟读完/,
    date: "2024年5月21日",
    questions: "常见问题",
    sources: "参考来源",
  },
  en: {
    contents: "In this article",
    minutes: /\d min read/,
    date: "21 May 2024",
    questions: "Questions people ask",
    sources: "Sources",
  },
  ar: {
    contents: "في هذا المقال",
    minutes: /قراءة في (?:دقيقة واحدة|دقيقتين|\d+ دقائق|\d+ دقيقة)/,
    date: "21 مايو 2024",
    questions: "أسئلة يطرحها القرّاء",
    sources: "المصادر",
  },
};

// Words and links are the server's work.
test.describe("without JavaScript", scriptless, () => {
  test("the overview shows every class with its count, and the feed", async ({ page }) => {
    for (const lang of languages) {
      await page.goto(`/${lang}/news.html`);
      const menu = page.locator("main nav ul").last();
      for (const [name, count] of Object.entries({
        company: 8,
        industry: 6,
        knowledge: 23,
        notice: 8,
      })) {
        await expect(menu.locator(`a[href="/${lang}/news/${name}"]`)).toContainText(String(count));
      }
      await expect(page.locator('head link[type="application/rss+xml"]')).toHaveAttribute(
        "href",
        new RegExp(`/${lang}/rss\\.xml$`),
      );
    }
  });

  test("an article has contents, date, reading time, questions and sources", async ({ page }) => {
    for (const lang of languages) {
      const t = texts[lang];
      await page.goto(`/${lang}${article}`);
      const main = page.getByRole("main");
      await expect(main.getByText(t.date).first()).toBeVisible();
      await expect(main.getByText(t.minutes)).toBeVisible();
      const contents = page.getByRole("navigation", { name: t.contents }).getByRole("link");
      await expect(contents).toHaveCount(5);
      for (const entry of await contents.all()) {
        const place = decodeURIComponent((await entry.getAttribute("href")) ?? "").slice(1);
        const heading = main.locator(`[id="${place}"]`);
        await expect(heading).toHaveText((await entry.textContent()) ?? "");
      }
      await expect(main.getByRole("heading", { name: t.questions })).toBeVisible();
      await expect(main.getByRole("heading", { name: t.sources })).toBeVisible();
      await expect(main.locator('a[rel="prev"], a[rel="next"]')).toHaveCount(2);
    }
    const main = page.getByRole("main");
    await page
      .getByRole("navigation", { name: texts.ar.contents })
      .getByRole("link")
      .nth(3)
      .click();
    await expect(main.locator(".prose h2").nth(3)).toBeInViewport();
    const question = main
      .locator("article details")
      .filter({ has: page.locator("p") })
      .last();
    await question.locator("summary").click();
    await expect(question.locator("p")).toBeVisible();
  });
});

test(
  "a click copies the link of an article; mail, WhatsApp and WeChat are at hand",
  older,
  async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(`/en${article}`);
    await hydrated(page);
    const share = page.getByRole("region", { name: "Share" });
    await share.getByRole("link", { name: "Copy link" }).click();
    await expect(share.getByRole("link", { name: "Link copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      new RegExp(`/en${article}$`),
    );
    const url = encodeURIComponent(`/en${article}`);
    await expect(share.getByRole("link", { name: "Send by email" })).toHaveAttribute(
      "href",
      new RegExp(`^mailto:\\?subject=What%20NRC.*body=http.*${url}`),
    );
    await expect(share.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
      "href",
      new RegExp(`^https://wa\\.me/\\?text=.*${url}`),
    );
    await share.getByText("Send by WeChat").click();
    await expect(share.getByText(/paste it into a WeChat chat/)).toBeVisible();
  },
);

test(
  "an article on paper has its questions open and nothing to click",
  scriptless,
  async ({ page }) => {
    await page.goto(`/en${article}`);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("main details p").filter({ hasText: /\w/ }).last()).toBeVisible();
    await expect(page.getByText("Copy link")).toBeHidden();
    await expect(page.getByRole("navigation", { name: "In this article" })).toBeHidden();
  },
);

test("the list of all articles grows at its end", async ({ page }) => {
  await page.goto("/en/article/list");
  await hydrated(page);
  const rows = page.locator("main article");
  await expect(rows).toHaveCount(12);
  await expect(async () => {
    await scrollToEnd(page);
    expect(await rows.count()).toBeGreaterThanOrEqual(24);
  }).toPass();
});
