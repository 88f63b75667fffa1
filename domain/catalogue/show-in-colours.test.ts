import { expect, test } from "vitest";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { listProducts } from "./list-products.ts";
import { showInColours } from "./show-in-colours.ts";

giveOwnDatabase();

test("no two products are shown in one colour, and each picture is of the finish", async () => {
  const { entries } = await listProducts({ classId: "polyester", size: 8, lang: "en" });
  const coloured = await showInColours({ products: entries, lang: "en" });
  expect(coloured.map(({ id }) => id)).toEqual(entries.map(({ id }) => id));
  expect(new Set(coloured.map(({ finish }) => finish)).size).toBe(entries.length);
  for (const { id, finish, picture } of coloured) {
    expect(picture?.id).toBe(`finish-${id}-${finish}`);
  }
});

test("no products, no colours", async () => {
  expect(await showInColours({ products: [], lang: "en" })).toEqual([]);
});
