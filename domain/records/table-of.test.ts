import { expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import type { Kind } from "./kinds.ts";
import { fieldOf, published, textOf } from "./published.ts";
import { tableOf } from "./table-of.ts";

giveOwnDatabase();

test("a query over any kind knows the columns that all have, one over products those of products", async () => {
  const kind: Kind = "topic";
  const records = db.selectFrom(tableOf(kind));
  expect(await records.select("version").execute()).toContainEqual({ version: 1 });
  // @ts-expect-error Only products have a thickness.
  await expect(records.select("thickness").execute()).rejects.toThrow(
    'column "thickness" does not exist',
  );
  const [product] = await published("product")
    .where("thickness", ">", 0)
    .select("thickness")
    .execute();
  expect(product?.thickness).toBeGreaterThan(0);
});

test("a field that a kind does not have, or that is no text, does not compile", () => {
  fieldOf("topic", "picture");
  // @ts-expect-error Topics have one picture.
  fieldOf("topic", "pictures");
  textOf("topic", "title", "en");
  // @ts-expect-error A tag is the same in all languages.
  textOf("topic", "tag", "en");
});
