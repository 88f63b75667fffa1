import { sql } from "kysely";
import { expect, inject, test } from "vitest";
import { trueOfAnySite } from "#content/shortcuts.ts";
import { connect, db, disconnect } from "#db/connect.ts";
import { migrate } from "#db/migrate.ts";
import { removeReplyTemplate } from "#domain/inquiries/reply-templates.ts";
import { getShell } from "#domain/navigation/get-shell.ts";
import { createTables } from "#domain/records/create-tables.ts";
import { searchSite } from "#domain/search/search-site.ts";
import { createDatabase } from "../tests/support/databases.ts";
import { giveOwnDatabase } from "../tests/support/own-database.ts";
import { loadDemonstration } from "./demonstration.ts";

const own = giveOwnDatabase();

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

const countOf = async (table: "navigation" | "reply_template") =>
  (await db.selectFrom(table).select("id").execute()).length;

test("a site that was filled before there were menus and templates gets them", async () => {
  // As an upgrade leaves it: nothing is there, and no log knows of any.
  await sql`truncate navigation, reply_template, content_change`.execute(db);
  expect(await loadDemonstration()).toBe(false);
  expect((await getShell({ lang: "ar" })).navigation).toHaveLength(8);
  expect(await countOf("reply_template")).toBe(3);
  expect(await loadDemonstration()).toBe(false);
  expect([await countOf("navigation"), await countOf("reply_template")]).toEqual([1, 3]);
});

test("a site that was filled before there were shortcuts gets them; claims wait for staff", async () => {
  await sql`truncate shortcut, content_change`.execute(db);
  expect(await loadDemonstration()).toBe(false);
  const rows = await db.selectFrom("shortcut").select(["id", "status"]).execute();
  const having = (status: string) => rows.filter((row) => row.status === status);
  expect(having("published").map(({ id }) => id)).toEqual(
    expect.arrayContaining([...trueOfAnySite]),
  );
  expect(having("published")).toHaveLength(trueOfAnySite.size);
  // The demonstration's own promises, such as free samples, are nobody else's.
  expect(having("draft").map(({ id }) => id)).toContain("samples");
  const { results } = await searchSite({ query: "telephone", lang: "en" });
  expect(results[0]?.path).toBe("/aboutUs/lianxi.html");

  await sql`delete from shortcut`.execute(db);
  expect(await loadDemonstration()).toBe(false);
  expect(await db.selectFrom("shortcut").select("id").execute()).toEqual([]);
});

test("what staff have removed does not come back", async () => {
  const actor = { id: "editor", ip: "203.0.113.7" };
  const templates = await db.selectFrom("reply_template").select("id").execute();
  for (const { id } of templates) await removeReplyTemplate({ id, actor });
  await sql`delete from navigation`.execute(db);
  expect(await loadDemonstration()).toBe(false);
  expect([await countOf("navigation"), await countOf("reply_template")]).toEqual([0, 0]);
});

test("a database that was prepared and never filled is filled", async () => {
  const empty = await createDatabase({ server: inject("server") });
  await disconnect();
  connect({ url: empty.url, connectionTimeout: 60_000, statementTimeout: 60_000 });
  await migrate();
  await createTables();
  await sql`
    insert into navigation (id, content, status) values ('main', '{"id": "main", "entries": []}',
      'published')`.execute(db);
  expect(await loadDemonstration()).toBe(true);
  expect([await countOf("navigation"), await countOf("reply_template")]).toEqual([1, 3]);
  await disconnect();
  connect({ url: own.url });
  await empty.drop();
});
