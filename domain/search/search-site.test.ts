import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { plain } from "../language/text.ts";
import { saveRecord } from "../records/save-record.ts";
import { resultsPerPage, searchSite } from "./search-site.ts";
import { suggest } from "./suggest.ts";

giveOwnDatabase();

const lang = "en";

async function paths(query: string) {
  return (await searchSite({ query, lang })).results.map(({ path }) => path);
}

describe("what comes back", () => {
  test("a result has its page, title, sentence and picture in the reader's language", async () => {
    const { results } = await searchSite({ query: "TH-SL-OAK", lang: "ar" });
    const [first] = results;
    expect(first).toMatchObject({
      kind: "product",
      path: "/productdetail/slat-oak.html",
      title: "لوح شرائح من البلوط الطبيعي",
      picture: { id: "finish-slat-oak-natural-black-felt" },
    });
    expect(first?.snippet.segments.map(({ text }) => text).join("")).toMatch(/^شرائح بلوط/);
  });

  test("an English word finds the page of a Chinese reader, in Chinese", async () => {
    const { results } = await searchSite({ query: "smoked oak", lang: "zh" });
    expect(results[0]).toMatchObject({ title: "烟熏橡木格栅吸音板" });
  });

  test("every kind of page is found, grouped and counted", async () => {
    const { groups, total } = await searchSite({ query: "静音舱", lang: "zh" });
    expect(groups.map(({ kind }) => kind).sort()).toEqual(
      [
        "article",
        "case",
        "class",
        "job",
        "landing",
        "page",
        "product",
        "programme",
        "topic",
      ].filter((kind) => groups.some((group) => group.kind === kind)),
    );
    expect(groups.length).toBeGreaterThanOrEqual(5);
    expect(groups[0]).toMatchObject({ kind: "class" });
    expect(groups[0]?.results[0]).toMatchObject({ path: "/product/silenceBooth.html" });
    expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    for (const { count, results } of groups) expect(results.length).toBe(Math.min(3, count));
  });

  test("one kind, and one class of it, page by page without gaps or repetition", async () => {
    const all = await searchSite({ query: "office", lang, kind: "case" });
    expect(all.total).toBeGreaterThan(resultsPerPage);
    const seen: string[] = [];
    for (let page = 1; page <= all.pages; page++) {
      const { results } = await searchSite({ query: "office", lang, kind: "case", page });
      expect(results.every(({ kind }) => kind === "case")).toBe(true);
      seen.push(...results.map(({ path }) => path));
    }
    expect(new Set(seen).size).toBe(all.total);
    expect(seen).toHaveLength(all.total);

    const offices = all.classes.find((facet) => facet.class === "office");
    expect(offices?.name).toBe("Offices");
    expect(all.classes.reduce((sum, { count }) => sum + count, 0)).toBe(all.total);
    const narrowed = await searchSite({ query: "office", lang, kind: "case", class: "office" });
    expect(narrowed.total).toBe(offices?.count);
    expect(narrowed.results.every(({ path }) => path.startsWith("/project/office/"))).toBe(true);
  });

  test("beyond the last page there is nothing", async () => {
    const { results, pages } = await searchSite({ query: "oak", lang, page: 99 });
    expect(results).toEqual([]);
    expect(pages).toBeLessThan(99);
  });

  test("nothing unpublished, even where the index does not know yet", async () => {
    await sql`alter table product disable trigger user`.execute(db);
    await sql`update product set status = 'draft' where id = 'pet-hexagon'`.execute(db);
    expect(await paths("hexagonal felt tile")).not.toContain("/productdetail/pet-hexagon.html");
    await sql`update product set status = 'published' where id = 'pet-hexagon'`.execute(db);
    await sql`alter table product enable trigger user`.execute(db);
    expect(await paths("hexagonal felt tile")).toContain("/productdetail/pet-hexagon.html");
  });

  test("what is not translated is found and says its language", async () => {
    const { rows } = await sql<{
      content: Parameters<typeof saveRecord<"programme">>[0]["content"];
    }>`
      select content from programme where id = 'home-listening'`.execute(db);
    const content = rows[0]?.content;
    if (!content) throw new Error("no programme");
    const title = { zh: "", en: "Zyxuntranslated", ar: "" };
    await saveRecord({
      kind: "programme",
      content: { ...content, id: "untranslated", title },
      status: "published",
    });
    const { results } = await searchSite({ query: "zyxuntranslated", lang: "ar" });
    expect(results[0]?.title).toEqual({ text: "Zyxuntranslated", lang: "en" });
  });
});

describe("when little is found", () => {
  test("a slip of the finger is put right and said", async () => {
    const { didYouMean, results, complete } = await searchSite({
      query: "smoked wallnut oak",
      lang,
    });
    expect(didYouMean).toBe("smoked walnut oak");
    expect(complete).toBeGreaterThan(0);
    expect(results.length).toBeGreaterThan(0);
  });

  test("a word that is found is never taken for a slip of another", async () => {
    const { didYouMean, results } = await searchSite({ query: "slate", lang });
    // "slate" stands nowhere, "slats" does; "slat" itself is left alone.
    expect(didYouMean).toBeDefined();
    expect(results.length).toBeGreaterThan(0);
    expect((await searchSite({ query: "slats", lang })).didYouMean).toBeUndefined();
  });

  test("short words are not guessed at", async () => {
    expect(await searchSite({ query: "oek", lang })).toMatchObject({
      total: 0,
      didYouMean: undefined,
    });
  });

  test("pages with most of the words come when none has all", async () => {
    const { results, complete } = await searchSite({ query: "walnut zebrawood", lang });
    expect(complete).toBe(0);
    expect(results[0]?.path).toBe("/productdetail/slat-walnut.html");
  });

  test("nonsense finds nothing", async () => {
    expect(await searchSite({ query: "qqqqzzzz xxxxyyyy", lang })).toMatchObject({
      total: 0,
      results: [],
      groups: [],
    });
  });
});

describe("synonyms are content", () => {
  const words = ["zyxword", "静音舱"];

  test("added, they work at once; removed, no longer", async () => {
    expect((await searchSite({ query: "zyxword", lang })).total).toBe(0);
    await saveRecord({ kind: "synonym", content: { id: "zyx", words }, status: "published" });
    expect((await paths("zyxword"))[0]).toBe("/product/silenceBooth.html");
    await saveRecord({ kind: "synonym", content: { id: "zyx", words }, status: "draft" });
    expect((await searchSite({ query: "zyxword", lang })).total).toBe(0);
  });
});

test("fresh news stands before old news that fits alike", async () => {
  const { rows } = await sql<{ content: Parameters<typeof saveRecord<"article">>[0]["content"] }>`
    select content from article where class = 'company' limit 1`.execute(db);
  const content = rows[0]?.content;
  if (!content) throw new Error("no article");
  const title = { zh: "新闻", en: "Zyxnews today", ar: "خبر" };
  for (const [id, date] of [
    ["zyx-old", "2019-01-01"],
    ["zyx-new", new Date().toISOString().slice(0, 10)],
    ["zyx-older", "2018-01-01"],
  ] as const) {
    await saveRecord({
      kind: "article",
      content: { ...content, id, date, title },
      status: "published",
    });
  }
  expect((await paths("zyxnews"))[0]).toBe("/article/zyx-new.html");
});

describe("queries as they come", () => {
  test("encoded twice, once or not at all: the same result", async () => {
    const plainResult = await searchSite({ query: "橡木格栅", lang });
    const once = encodeURIComponent("橡木格栅");
    expect(await searchSite({ query: once, lang })).toEqual(plainResult);
    expect(await searchSite({ query: encodeURIComponent(once), lang })).toEqual(plainResult);
    expect(plainResult.query).toBe("橡木格栅");
  });

  test.each([
    ["empty", ""],
    ["blank", "  \t\n "],
    ["only punctuation", "…!?.,;:-—()[]{}"],
    ["per cent", "%"],
    ["underscore", "_"],
    ["quotes", `'"\`´''`],
    ["backslashes", "\\\\ \\' \\"],
    ["emoji", "😀🔇👨‍👩‍👧"],
    ["operators", "& | ! <-> :* ( )"],
    ["NUL", "\u0000"],
    ["half an emoji", "\ud83d"],
    ["marks of our own", ":product =x ~y :sample"],
  ])("%s finds nothing or something, and harms nothing", async (_name, query) => {
    const found = await searchSite({ query, lang });
    expect(found.results.length).toBeLessThanOrEqual(resultsPerPage);
    if (!/[a-z]/.test(query)) expect(found.total).toBe(0);
    await suggest({ query, lang });
  });

  test.each([
    ["SQL", "'; drop table product; -- oak"],
    ["HTML", "<b onclick='alert(1)'>oak</b> panel"],
    ["wildcards", "%oak%_"],
    ["a query language", "oak:* & !panel | 'x' <-> (y"],
    ["a regular expression", "(oak|teak).*[a-z]{2,}$"],
  ])("%s is only words", async (_name, query) => {
    const { results, query: kept } = await searchSite({ query, lang });
    expect(kept).toBe(query);
    expect(results.length).toBeGreaterThan(0);
    const { rows } = await sql<{ products: number }>`
      select count(*)::int as products from product`.execute(db);
    expect(rows[0]?.products).toBeGreaterThan(30);
  });

  test.each([
    ["one word", "a".repeat(5000)],
    ["many words", "oak walnut panel ".repeat(300)],
    ["Chinese", "吸音板木格栅静音舱".repeat(600)],
    ["Arabic", "ألواح خشبية ".repeat(500)],
    ["emoji", "😀".repeat(2500)],
    ["numbers", "1 2 3 4 5 6 7 8 9 ".repeat(280)],
    ["hyphens", "a-".repeat(2500)],
    ["sizes", "600x2400x".repeat(560)],
  ])("five thousand characters of %s are answered", async (_name, query) => {
    const found = await searchSite({ query, lang });
    expect(found.query.length).toBeLessThanOrEqual(400);
  });
});

describe("suggestions", () => {
  test("for nothing there are none", async () => {
    expect(await suggest({ query: "  ", lang })).toEqual([]);
  });

  test.each([
    ["wal", "/productdetail/slat-walnut.html"],
    ["smoked o", "/productdetail/slat-smoked-oak.html"],
    ["TH-GR-W", "/productdetail/grooved-walnut-28-4.html"],
    ["th-sl-o", "/productdetail/slat-oak.html"],
    ["静", "/product/silenceBooth.html"],
    ["静音", "/product/silenceBooth.html"],
    ["كبائ", "/product/silenceBooth.html"],
    ["كبائن المكا", "/product/silenceBooth.html"],
    // The site calls them otherwise; those who ask need not.
    ["مقص", "/product/silenceBooth.html"],
    ["مقصورات", "/product/silenceBooth.html"],
  ])("for %s there is %s", async (query, path) => {
    const suggestions = await suggest({ query, lang });
    expect(suggestions.length).toBeLessThanOrEqual(8);
    expect(suggestions.map((one) => one.path)).toContain(path);
  });

  test("hold what was typed in their titles, unless no title does", async () => {
    const titles = async (query: string) =>
      (await suggest({ query, lang })).map(({ title }) => plain(title));
    for (const title of await titles("smoked o")) expect(title).toMatch(/smoked/i);
    // It stands in the text of a case only.
    expect((await titles("terracotta")).length).toBeGreaterThan(0);
  });

  test("say in the reader's language what they lead to, with the typed part marked", async () => {
    const [first] = await suggest({ query: "wal", lang });
    expect(plain(first?.title ?? "")).toBe("Walnut slat panel");
    expect(first?.heading[0]).toEqual({ text: "Walnut", hit: true });
  });
});
