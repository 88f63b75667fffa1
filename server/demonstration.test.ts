import { sql } from "kysely";
import { expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { getShell } from "#domain/navigation/get-shell.ts";
import { giveOwnDatabase } from "../tests/support/own-database.ts";
import { loadDemonstration } from "./demonstration.ts";

giveOwnDatabase();

test("a page that came with an upgrade gets its words as a draft that no visitor sees", async () => {
  expect((await getShell({ lang: "en" })).hasBuyingPage).toBe(true);
  await sql`delete from page_copy where id = 'buying'`.execute(db);

  expect(await loadDemonstration()).toBe(false);

  const rows = await db
    .selectFrom("page_copy")
    .where("id", "=", "buying")
    .select("status")
    .execute();
  expect(rows).toEqual([{ status: "draft" }]);
  expect((await getShell({ lang: "en" })).hasBuyingPage).toBe(false);
});

test("what staff have written is left alone", async () => {
  const copies = () => db.selectFrom("page_copy").orderBy("id").select(["id", "version"]).execute();
  const before = await copies();
  expect(await loadDemonstration()).toBe(false);
  expect(await copies()).toEqual(before);
});
