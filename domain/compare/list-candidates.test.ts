import { sql } from "kysely";
import { expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { listCandidates } from "./list-candidates.ts";

giveOwnDatabase();

test("products stand below their classes; what was withdrawn is not offered", async () => {
  const ids = async () =>
    (await listCandidates({ lang: "en" })).flatMap(({ products }) => products.map(({ id }) => id));
  const before = await ids();
  expect(before).toContain("slat-walnut");
  expect(new Set(before).size).toBe(before.length);
  const [first] = await listCandidates({ lang: "en" });
  expect(first?.products.every(({ code }) => code.startsWith("TH-"))).toBe(true);
  await sql`update product set status = 'draft' where id = 'slat-walnut'`.execute(db);
  await expect.poll(ids).toEqual(before.filter((id) => id !== "slat-walnut"));
});
