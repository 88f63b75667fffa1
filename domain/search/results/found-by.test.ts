import { expect, test } from "vitest";
import { giveOwnDatabase } from "../../../tests/support/own-database.ts";
import type { Lang } from "../../language/language.ts";
import { readSynonyms } from "../query/synonyms.ts";
import { readTerms } from "../query/terms.ts";
import { searchSite } from "../search-site.ts";
import { findReason } from "./found-by.ts";
import type { SearchResult } from "./present-results.ts";

giveOwnDatabase();

const show = ({ heading, snippet, foundBy }: SearchResult) => [
  ...heading,
  ...snippet.segments,
  ...(foundBy?.segments ?? []),
];

test.each<[Lang, string]>([
  // By its name, by a synonym of several words, by its sound.
  ["en", "booth"],
  ["en", "glasswool"],
  ["en", "reverb"],
  ["zh", "收邊條"],
  ["zh", "hutaomu"],
  // By a value, a standard deep in a long text, a code of which it has a part.
  ["zh", "nrc 0.8"],
  ["zh", "ISO 23351"],
  ["zh", "TH-SL-OAK"],
  // By the words of another language.
  ["ar", "walnut"],
  ["en", "胡桃木"],
  // By a shortcut.
  ["en", "job openings"],
  ["zh", "工程案例"],
  ["ar", "رقم التلفون"],
])("in %s every hit for %s shows what it was found by", async (lang, query) => {
  const { results, groups } = await searchSite({ query, lang });
  const shown = [...results, ...groups.flatMap((group) => group.results)];
  expect(shown.length).toBeGreaterThan(0);
  const silent = shown.filter((result) => !show(result).some(({ hit }) => hit));
  expect(silent.map(({ path }) => path)).toEqual([]);
});

test("what shows itself is not explained besides", async () => {
  const { results } = await searchSite({ query: "smoked oak slat panel", lang: "en" });
  expect(results[0]).toMatchObject({ path: "/productdetail/slat-smoked-oak.html" });
  expect(results[0]?.foundBy).toBeUndefined();
});

test("what only another language says is given in that language", () => {
  const document = {
    path: "/board",
    title: { zh: "板", en: "A board", ar: "لوح" },
    summary: { zh: "木", en: "Wood", ar: "خشب" },
    body: [],
  };
  const terms = readTerms({ query: "board", synonyms: readSynonyms([]) });
  const reason = findReason({ document, classTitle: undefined, lang: "ar", terms });
  expect(reason).toEqual({
    segments: [
      { text: "A ", hit: false },
      { text: "board", hit: true },
    ],
    lang: "en",
  });
  expect(findReason({ document, classTitle: undefined, lang: "en", terms })?.lang).toBeUndefined();
});
