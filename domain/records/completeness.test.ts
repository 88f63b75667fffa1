import { sql } from "kysely";
import { expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { type Lang, languages } from "../language/language.ts";
import { completeness } from "./completeness.ts";
import { kindNames } from "./kinds.ts";
import { textsByPath } from "./outdated-translations.ts";
import { tableOf } from "./table-of.ts";

giveOwnDatabase();

const blanks = ["", " ", "\n", "\t \r\n", "\v\f", "\u00a0", "\u3000\u2003\u200a", "\u2028\ufeff"];
const filled = ["a", "\u200b", " . ", "\\n", '"', "板"];

/** What the database has in its column, as the domain says it. */
function marksOf(content: unknown): string[] {
  const { missing } = completeness(content);
  return (Object.keys(missing) as Lang[])
    .filter((code) => missing[code] > 0)
    .map((code) => `missing:${code}`)
    .sort();
}

async function askDatabase(contents: unknown[]): Promise<string[][]> {
  const { rows } = await sql<{ marks: string[] }>`
    select unfinished_texts(content, '{}') as marks
    from jsonb_array_elements(${JSON.stringify(contents)}::jsonb) with ordinality listed (content, place)
    order by place`.execute(db);
  return rows.map(({ marks }) => marks);
}

test("domain and database call the same texts missing, whatever they are blank with", async () => {
  const words = [...blanks, ...filled];
  const contents = words.flatMap((zh) =>
    words.flatMap((en) => words.map((ar) => ({ parts: [{ text: { zh, en, ar } }] }))),
  );
  expect(await askDatabase(contents)).toEqual(contents.map(marksOf));
});

test.each(kindNames)("and of every %s, with each of its texts taken out", async (kind) => {
  const rows = await db.selectFrom(tableOf(kind)).select(["content", "unfinished"]).execute();
  expect(rows.map(({ unfinished }) => unfinished)).toEqual(
    rows.map(({ content }) => marksOf(content)),
  );
  const gaps = rows
    .slice(0, 5)
    .flatMap(({ content }) =>
      Array.from(textsByPath(content).keys()).flatMap((_path, at) =>
        languages.map(({ code }) => withGap({ content, at, code })),
      ),
    );
  expect(await askDatabase(gaps)).toEqual(gaps.map(marksOf));
});

/** The content with its text number `at` blank in one language. */
function withGap({ content, at, code }: { content: unknown; at: number; code: Lang }): unknown {
  const changed = structuredClone(content);
  const text = [...textsByPath(changed).values()][at];
  if (text) text[code] = blanks[at % blanks.length] ?? "";
  return changed;
}
