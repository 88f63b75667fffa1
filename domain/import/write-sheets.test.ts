import { expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { writeCatalogue } from "./write-sheets.ts";

giveOwnDatabase();

test("what a draft has of its sizes is written, and nothing else", async () => {
  const content = {
    id: "half-written",
    sizes: [{ width: 600 }, { width: 600, depth: 21 }, {}, { width: 600, height: 2400, depth: 21 }],
    packing: { carton: { height: 2450 } },
  };
  await db
    .insertInto("product")
    .values({ id: content.id, content: JSON.stringify(content), status: "draft" })
    .execute();
  const rows: string[][] = [];
  for await (const part of writeCatalogue()) rows.push(...part);
  const cell = (column: string) =>
    rows.find(([id]) => id === content.id)?.[rows[0]?.indexOf(column) ?? -1];
  expect(cell("sizes")).toBe("600; 600 × 21; 600 × 2400 × 21");
  expect(cell("carton")).toBe("2450");
  expect(rows.flat().filter((written) => /undefined|null|NaN/.test(written))).toEqual([]);
});
