import { expect, test } from "vitest";
import { saveRecord } from "#domain/records/save-record.ts";
import { giveOwnDatabase } from "../tests/support/own-database.ts";
import { createFeed } from "./feed.ts";
import { decompressBody } from "./send.ts";

giveOwnDatabase();

const find = createFeed({ origin: "https://tinghe.example" });

async function read(path: string, lang: "zh" | "en" | "ar") {
  const made = await find(path, lang)?.();
  if (!made || !("page" in made)) throw new Error(`${path} makes no document`);
  return {
    text: (await decompressBody(made.page)).toString(),
    headers: new Map(made.page.headers),
  };
}

test.each([
  ["zh", "听禾声学", "声学知识"],
  ["en", "Tinghe Acoustics", "Acoustic knowledge"],
  ["ar", "تينغخه للصوتيات", "معرفة صوتية"],
] as const)(
  "the feed in %s tells of the newest articles in that language",
  async (lang, name, group) => {
    const { text, headers } = await read(`/${lang}/rss.xml`, lang);
    expect(headers.get("Content-Type")).toBe("application/rss+xml; charset=utf-8");
    expect(headers.get("Vary")).toBe("Accept-Encoding");
    expect(text).toContain(`<language>${lang}</language>`);
    expect(text).toContain(`<title>${name} – `);
    expect(text).toContain(`<category>${group}</category>`);
    expect(text.match(/<item>/g)).toHaveLength(30);
    expect(text).toContain(
      `<link>https://tinghe.example/${lang}/article/open-plan-offices.html</link>`,
    );
    const dates = Array.from(text.matchAll(/<pubDate>(.*?)<\/pubDate>/g), ([, date = ""]) =>
      Date.parse(date),
    );
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  },
);

test("without a language in the path it is the reader's, and caches know", async () => {
  const { text, headers } = await read("/rss.xml", "ar");
  expect(text).toContain("<language>ar</language>");
  expect(headers.get("Vary")).toBe("Accept-Encoding, Cookie, Accept-Language");
});

test("what an editor types cannot break the document", async () => {
  const title = { zh: "a < b & \u0007c", en: "a < b & \u0007c", ar: "a < b & \u0007c" };
  const content = {
    id: "odd-letters",
    class: "company" as const,
    title,
    summary: title,
    body: title,
  };
  await saveRecord({
    kind: "article",
    content: { ...content, cover: "no-such-picture", date: "2099-01-01", tags: [] },
    status: "published",
  });
  const { text } = await read("/en/rss.xml", "en");
  expect(text).toContain("<title>a &lt; b &amp; c</title>");
});

test.each(["/rss", "/fr/rss.xml", "/en/rss.xml/", "/en/x/rss.xml"])("%s is no feed", (path) => {
  expect(find(path, "en")).toBeUndefined();
});
