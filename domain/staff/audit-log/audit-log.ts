import { type Selectable, sql } from "kysely";
import { db } from "#db/connect.ts";
import type { AuditLog } from "#db/schema.ts";
import type { ListQuery, Rows } from "../../queries/list-query.ts";
import { readRows } from "../../queries/read-rows.ts";

export type AuditFilter = {
  actor?: string | undefined;
  kind?: string | undefined;
  recordId?: string | undefined;
  action?: string | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
};

export type AuditEntry = {
  id: string;
  at: Date;
  /** Null: the site itself, or somebody at the database. */
  actor: { id: string; name: string } | null;
  ip: string | null;
  action: string;
  kind: string;
  recordId: string;
  /** Of people, whose ids say nothing. */
  recordName: string | null;
};

export const auditSorts = ["at"] as const;

/** Everything anybody did, content and all else, newest first unless asked otherwise. */
export async function listAudit({
  q,
  filter,
  order,
  ...page
}: ListQuery<(typeof auditSorts)[number], AuditFilter>): Promise<Rows<AuditEntry>> {
  const { actor, kind, recordId, action, from, until } = filter;
  const wanted = db
    .selectFrom("audit_log")
    .$if(actor !== undefined, (query) => query.where("actor", "=", actor ?? ""))
    .$if(kind !== undefined, (query) => query.where("kind", "=", kind ?? ""))
    .$if(recordId !== undefined, (query) => query.where("record_id", "=", recordId ?? ""))
    .$if(action !== undefined, (query) => query.where("action", "=", action ?? ""))
    .$if(from !== undefined, (query) => query.where("at", ">=", from ?? new Date(0)))
    .$if(until !== undefined, (query) => query.where("at", "<", until ?? new Date(0)))
    .$if(q !== "", (query) => query.where("record_id", "=", q));
  const { rows, total } = await readRows({
    wanted: wanted.select(auditColumns).orderBy("at", order),
    ...page,
  });
  const names = await namesOf(rows);
  return { rows: rows.map((row) => toEntry({ row, names })), total };
}

export const auditColumns = [
  "source",
  "id",
  "at",
  "actor",
  sql<string | null>`host(ip)`.as("ip"),
  "action",
  "kind",
  "record_id",
] as const;

type Row = Pick<Selectable<AuditLog>, "source" | "id" | "at" | "actor" | "action" | "kind"> & {
  record_id: string | null;
  ip: string | null;
};

/** A view promises none of its columns, but each of ours is there. */
export function toEntry({ row, names }: { row: Row; names: Map<string, string> }): AuditEntry {
  return {
    id: `${row.source}-${row.id}`,
    at: row.at ?? new Date(0),
    actor: row.actor === null ? null : { id: row.actor, name: names.get(row.actor) ?? row.actor },
    ip: row.ip,
    action: row.action ?? "",
    kind: row.kind ?? "",
    recordId: row.record_id ?? "",
    recordName: (row.kind === "person" && names.get(row.record_id ?? "")) || null,
  };
}

/** The names of everybody in these entries, who did it or whom it was done to. */
export async function namesOf(rows: Pick<Row, "actor" | "kind" | "record_id">[]) {
  const ids = rows.flatMap((row) => [row.actor, row.kind === "person" ? row.record_id : null]);
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map<string, string>();
  const people = await db
    .selectFrom("auth_user")
    .where("id", "in", wanted)
    .select(["id", "name"])
    .execute();
  return new Map(people.map(({ id, name }) => [id, name]));
}
