import { sql } from "kysely";
import { expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { giveOwnDatabase } from "../own-database.ts";
import { findMismatch, type Shape } from "./shape.ts";
import { mismatches } from "./watch-rows.ts";

giveOwnDatabase();

test("a query that returns something else than it says is noticed", async () => {
  await sql<{ pictures: string }>`select count(*) as pictures from picture`.execute(db);
  expect(mismatches.splice(0)).toEqual([
    expect.stringMatching(/^row\.pictures is \d+: select count\(\*\) as pictures from picture$/),
  ]);
});

test("a selected column is, and so is a null that its type does not allow", async () => {
  await db
    .selectFrom("picture")
    .limit(1)
    .select(["id", sql<string>`nullif(id, id)`.as("nothing")])
    .execute();
  expect(mismatches.splice(0)).toEqual(["nothing is null: nullif(id, id)"]);
});

test("what is as it says is not", async () => {
  await sql<{ at: Date; names: string[]; of: { kind: "a" | "b"; left?: number } | null }>`
    select now() as at, array['a'] as names, '{"kind": "a"}'::jsonb as of`.execute(db);
  expect(mismatches).toEqual([]);
});

test("a mismatch names the place within the value", () => {
  const title: Shape = { is: "object", fields: { zh: { is: "string" } } };
  const titles: Shape = { is: "array", of: { is: "union", of: [{ is: "null" }, title] } };
  expect(findMismatch([null, { zh: "板" }], titles, "titles")).toBeUndefined();
  expect(findMismatch([null, { zh: 1 }], titles, "titles")).toBe("titles.*.zh is 1");
});
