import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { giveOwnDatabase } from "../../../tests/support/own-database.ts";
import { clearContentCache } from "../../records/content-cache.ts";
import { alternativesForText } from "./alternatives.ts";
import type { Term } from "./term.ts";
import { weighTerms } from "./weigh-terms.ts";

giveOwnDatabase();

afterEach(() => clearContentCache({ listening: false }));

const term = (text: string): Term => ({
  ...{ text, word: text, bond: "word" },
  ...{ own: alternativesForText(text), wide: [], beginnings: [] },
});

async function entriesOf(...words: string[]) {
  return (await weighTerms(words.map(term))).map(({ entries }) => entries);
}

async function addEntries({ words, count }: { words: string; count: number }) {
  await sql`
    insert into search_entry (kind, record_id, path, position, sampled, headings, title, summary, words)
    select 'article', ${words} || n, '/' || n, n, n % 16 = 0, '{}',
      ${words}::tsvector, '', ${words}::tsvector
    from generate_series(1, ${count}) n`.execute(db);
}

test("a word is counted once until content changes, one that is found nowhere each time", async () => {
  clearContentCache({ listening: true });
  await addEntries({ words: "zebrano", count: 2 });
  expect(await entriesOf("zebrano", "iroko")).toEqual([2, 0]);
  await addEntries({ words: "iroko", count: 3 });
  await db.deleteFrom("search_entry").where("words", "=", "zebrano").execute();
  // The order of the words is that of the query, whichever of them are known.
  expect(await entriesOf("iroko", "zebrano")).toEqual([3, 2]);
  clearContentCache({ listening: true });
  expect(await entriesOf("zebrano", "iroko")).toEqual([0, 3]);
});

test("of what very many articles hold, only a sample is looked at", async () => {
  await addEntries({ words: "bubinga", count: 4000 });
  const { rows } = await sql<{ looked: number }>`
    select count(*)::integer as looked
    from search_candidates(null, null, 'bubinga'::tsquery, false)`.execute(db);
  expect(rows).toEqual([{ looked: 180 }]);
  expect((await weighTerms([term("bubinga")]))[0]).toMatchObject({ frequent: true });
});
