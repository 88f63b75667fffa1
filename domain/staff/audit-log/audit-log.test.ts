import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { giveOwnDatabase } from "../../../tests/support/own-database.ts";
import type { ContentOf } from "../../records/kinds.ts";
import { listRevisions } from "../../records/revisions.ts";
import { saveRecord } from "../../records/save-record.ts";
import { trashRecord } from "../../records/trash-record.ts";
import { writeAudit } from "../audit.ts";
import { type AuditFilter, listAudit } from "./audit-log.ts";
import { getAuditEntry } from "./get-audit-entry.ts";

giveOwnDatabase();

const actor = { id: "li", ip: "192.0.2.9" };

function list(filter: AuditFilter, { page = 1, perPage = 25 } = {}) {
  return listAudit({ q: "", filter, sort: "at", order: "desc", page, perPage });
}

describe("content", () => {
  test("what a person does to a record is logged by itself, from the first to the last", async () => {
    const content: ContentOf<"redirect"> = {
      ...(await firstRedirect()),
      id: "quiet",
      from: "/quiet.html",
    };
    const common = { kind: "redirect" as const, actor };
    await saveRecord({ ...common, content });
    await saveRecord({ ...common, content: { ...content, to: "/news.html" }, version: 1 });
    await saveRecord({ ...common, content, status: "published", version: 2 });
    await saveRecord({ ...common, content, status: "draft", version: 3 });
    const publishAt = new Date(Date.now() + 60_000);
    await saveRecord({ ...common, content, status: "published", publishAt, version: 4 });
    await trashRecord({ kind: "redirect", id: "quiet", actor });
    await saveRecord({ ...common, content, status: "draft", version: 6 });

    const { rows, total } = await list({ kind: "redirect", recordId: "quiet" });
    expect(total).toBe(7);
    expect(rows.map(({ action }) => action).toReversed()).toEqual([
      "created",
      "changed",
      "published",
      "withdrawn",
      "scheduled",
      "trashed",
      "restored",
    ]);
    expect(rows[0]).toMatchObject({ actor: { id: "li" }, ip: "192.0.2.9" });

    const states = await Promise.all(rows.map(({ id }) => getAuditEntry({ id })));
    expect(states.at(-1)).toMatchObject({ before: null, after: { from: "/quiet.html" } });
    expect(states.at(-2)).toMatchObject({ after: { to: "/news.html", status: "draft" } });
    expect(states[0]).toMatchObject({ before: { status: "trashed" }, after: { status: "draft" } });
    // Being added is no revision that could be restored.
    expect(await listRevisions({ kind: "redirect", id: "quiet" })).toHaveLength(6);
  });

  test("what was done by hand at the database has no name, and a deletion no after", async () => {
    await sql`delete from redirect where id = 'booth'`.execute(db);
    const { rows } = await list({ kind: "redirect", action: "deleted" });
    expect(rows).toMatchObject([{ actor: null, ip: null, recordId: "booth" }]);
    const entry = await getAuditEntry({ id: rows[0]?.id ?? "" });
    expect(entry).toMatchObject({ before: { id: "booth" }, after: null });
  });

  async function firstRedirect() {
    const { content } = await db
      .selectFrom("redirect")
      .orderBy("id")
      .limit(1)
      .select("content")
      .executeTakeFirstOrThrow();
    return content as ContentOf<"redirect">;
  }
});

describe("everything else", () => {
  test("is noted with what differs, together with the change or not at all", async () => {
    const note = (action: string, fail = false) =>
      db.transaction().execute(async (on) => {
        await writeAudit({
          on,
          actor,
          action,
          kind: "inquiry",
          id: "7",
          before: { status: "new", assignee: null, tags: ["a"] },
          after: { status: "won", assignee: null, tags: ["a"] },
        });
        if (fail) throw new Error("the change failed");
      });
    await note("changed");
    await expect(note("failed", true)).rejects.toThrow();
    const { rows } = await list({ kind: "inquiry" });
    expect(rows).toHaveLength(1);
    expect(await getAuditEntry({ id: rows[0]?.id ?? "" })).toMatchObject({
      before: { status: "new" },
      after: { status: "won" },
    });
  });

  test("is found by person and time, page by page", async () => {
    await sql`
      insert into audit_entry (at, actor, action, kind, record_id)
      select '2030-01-01'::timestamptz + make_interval(mins => n), 'wang', 'counted', 'sheep', n::text
      from generate_series(1, 30) n`.execute(db);
    const from = new Date("2030-01-01T00:10:00Z");
    const until = new Date("2030-01-01T00:20:00Z");
    const { rows, total } = await list({ actor: "wang", from, until }, { page: 2, perPage: 4 });
    expect(total).toBe(10);
    expect(rows.map(({ recordId }) => recordId)).toEqual(["15", "14", "13", "12"]);
  });

  test("an id that is none is not found", async () => {
    for (const id of ["staff-0", "content-999999", "x", "staff-1; drop", ""]) {
      await expect(getAuditEntry({ id })).rejects.toMatchObject({ code: "not-found" });
    }
  });
});

test("a page of a long log is read from indexes", async () => {
  await sql`
    insert into audit_entry (at, actor, action, kind, record_id)
    select now() - make_interval(secs => n), 'li', 'changed', 'inquiry', n::text
    from generate_series(1, 20000) n`.execute(db);
  await sql`analyze audit_entry, content_change`.execute(db);
  const { rows } = await sql<{ "QUERY PLAN": string }>`
    explain select * from audit_log order by at desc limit 25`.execute(db);
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toContain("Merge Append");
  expect(plan).not.toContain("Sort  (");
});
