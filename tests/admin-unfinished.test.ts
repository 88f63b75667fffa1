import { expect, test } from "vitest";
import { completeness } from "#domain/records/completeness.ts";
import { countToDo } from "../admin/src/content/translation/count-to-do.ts";
import { demonstration } from "../content/everything.ts";

/** The same record with nothing said in Arabic. */
const untranslated = (content: object): object =>
  JSON.parse(JSON.stringify(content), (name, value) => (name === "ar" ? "" : value));

test.each(Object.entries(demonstration))(
  "the back office counts what is missing of %s as the domain does",
  (_kind, contents) => {
    const all: object[] = contents;
    for (const content of [...all, ...all.map(untranslated)]) {
      const toDo = countToDo({ content, outdated: {}, confirmed: [] });
      const missing = Object.entries(toDo).map(([code, left]) => [code, left.missing]);
      expect(Object.fromEntries(missing)).toEqual(completeness(content).missing);
    }
  },
);
