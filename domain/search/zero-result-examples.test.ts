import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { search } from "#content/page-copy/search.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { type Lang, languages } from "../language/language.ts";
import { searchSite } from "./search-site.ts";

giveOwnDatabase();

/** What the page of the search proposes: in its box, as frequent, and in its hints. */
async function examplesIn(lang: Lang): Promise<string[]> {
  const file = new URL(`../../messages/${lang}.json`, import.meta.url);
  const messages = JSON.parse(await readFile(file, "utf8")) as Record<string, string>;
  const copy = (block: string) => search.find((one) => one.block === block)?.text[lang] ?? "";
  const listed = (text: string) => text.replace(/^[^:：]*[:：]/, "").split(/[、,،]/);
  const quoted = /[“«]([^”»]+)[”»]/g;
  return [
    ...(messages.search_popular_words ?? "").split("|"),
    ...listed(copy("field.placeholder")),
    ...listed(copy("hints.3.text").replace(/[.。]$/, "")),
    ...Array.from(copy("hints.1.text").matchAll(quoted), ([, example = ""]) => example),
  ].map((example) => example.trim());
}

test.each(languages.map(({ code }) => code))(
  "in %s everything that the page of the search proposes finds something",
  async (lang) => {
    const examples = await examplesIn(lang);
    expect(examples.length).toBeGreaterThanOrEqual(14);
    const vain: string[] = [];
    for (const query of examples) {
      const { complete } = await searchSite({ query, lang });
      if (complete === 0) vain.push(query);
    }
    expect(vain).toEqual([]);
  },
);
