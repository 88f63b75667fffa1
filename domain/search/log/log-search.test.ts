import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { giveOwnDatabase } from "../../../tests/support/own-database.ts";
import { saveRecord } from "../../records/save-record.ts";
import { listFruitlessSearches, listPopularSearches } from "./list-searches.ts";
import { logSearch } from "./log-search.ts";
import { searchAgain } from "./search-again.ts";

giveOwnDatabase();

afterEach(async () => {
  await sql`truncate search_log`.execute(db);
});

async function logged() {
  return db
    .selectFrom("search_log")
    .orderBy("query")
    .orderBy("lang")
    .select(["query", "lang", "hits", "complete", "times"])
    .execute();
}

async function search(query: string, { times = 1, found = 0 } = {}) {
  for (let time = 0; time < times; time++) {
    await logSearch({ query, lang: "en", total: found, complete: found });
  }
}

test("searches are counted by day, language and text", async () => {
  await logSearch({ query: "  Oak%20Slat ", lang: "en", total: 12, complete: 12 });
  await logSearch({ query: "oak slat", lang: "en", total: 13, complete: 12 });
  await logSearch({ query: "oak slat", lang: "zh", total: 0, complete: 0 });
  expect(await logged()).toEqual([
    { query: "oak slat", lang: "en", hits: 13, complete: true, times: 2 },
    { query: "oak slat", lang: "zh", hits: 0, complete: false, times: 1 },
  ]);
});

test("nothing else is kept", async () => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_name = 'search_log'
    order by 1`.execute(db);
  expect(rows.map(({ name }) => name).join(" ")).toBe("complete day hits lang query times");
});

test.each([
  "li@example.com",
  "ｌｉ＠example.com",
  "+86 138 0000 0000",
  "my phone 13800000000",
  "tel:(0571)-8888.0000",
  "138–0000–0000",
  "٠١٢٣٤٥٦٧٨٩",
  "iso 13800000000",
  "13800000000x1",
  "",
  "   ",
  "…?!",
  "😀",
])("%j is not kept", async (query) => {
  await search(query);
  expect(await logged()).toEqual([]);
});

test.each([
  "th-gr-oak-14-2",
  "600x2400",
  "1220 × 2440 × 18 mm",
  "iso 23351-1:2020",
  "gb/t 20247-2006",
  "din en 13501-1",
  "12mm oak 2026",
  "静音舱",
])("%j is kept", async (query) => {
  await search(query);
  expect((await logged()).map((one) => one.query)).toEqual([query]);
});

test("what visitors did not find, the most wanted first, until it is found", async () => {
  await search("cork tiles", { times: 3 });
  await search("moss wall", { times: 5 });
  await search("oak", { times: 9, found: 40 });
  expect(await listFruitlessSearches()).toMatchObject([
    { query: "moss wall", lang: "en", times: 5 },
    { query: "cork tiles", lang: "en", times: 3 },
  ]);
  await sql`update search_log set day = day - 1`.execute(db);
  await search("moss wall", { found: 2 });
  expect((await listFruitlessSearches()).map(({ query }) => query)).toEqual(["cork tiles"]);
});

test("what staff have given a shortcut or a synonym is found by now", async () => {
  await search("cork tiles", { times: 2 });
  await search("qqfleece");
  await search("qqhotline");
  const found = async () =>
    (await searchAgain(await listFruitlessSearches())).map(({ query, findsNow }) => [
      query,
      findsNow > 0,
    ]);
  expect(await found()).toEqual([
    ["cork tiles", false],
    ["qqfleece", false],
    ["qqhotline", false],
  ]);
  const content = { id: "hotline", path: "/aboutUs/lianxi.html", phrases: ["qqhotline"] };
  const text = { zh: "电话", en: "Telephone", ar: "هاتف" };
  await saveRecord({
    kind: "shortcut",
    content: { ...content, title: text, summary: text },
    status: "published",
  });
  await saveRecord({
    kind: "synonym",
    content: { id: "fleece", words: ["qqfleece", "felt"] },
    status: "published",
  });
  expect(await found()).toEqual([
    ["cork tiles", false],
    ["qqfleece", true],
    ["qqhotline", true],
  ]);
});

test("what many looked for and found is popular in its language", async () => {
  await search("oak", { times: 3, found: 40 });
  await search("walnut", { times: 4, found: 20 });
  await search("teak", { times: 2, found: 9 });
  await search("cork tiles", { times: 5 });
  await search("oak 😀", { times: 5, found: 40 });
  expect(await listPopularSearches({ lang: "en" })).toEqual(["walnut", "oak"]);
  expect(await listPopularSearches({ lang: "ar" })).toEqual([]);
});

test("after half a year it is forgotten", async () => {
  await search("oak");
  await sql`update search_log set day = day - 200`.execute(db);
  await search("teak");
  expect((await logged()).map(({ query }) => query)).toEqual(["teak"]);
});
