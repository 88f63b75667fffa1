import { sql } from "kysely";
import { z } from "zod";
import { db } from "#db/connect.ts";
import { AppError } from "../../app-error.ts";
import { isKind } from "../../records/kinds.ts";
import { type AuditEntry, auditColumns, namesOf, toEntry } from "./audit-log.ts";

/** One entry with what the record was before and after. */
export async function getAuditEntry({ id }: { id: string }) {
  const [, source = "", digits] = /^(staff|content)-(\d{1,15})$/.exec(id) ?? [];
  const number = Number(digits ?? 0);
  const row = await db
    .selectFrom("audit_log")
    .where("source", "=", source)
    .where("id", "=", number)
    .select(auditColumns)
    .executeTakeFirst();
  if (!row) throw new AppError("not-found");
  const entry = toEntry({ row, names: await namesOf([row]) });
  const states =
    source === "staff" ? await readStates({ number }) : await readContentStates({ number, entry });
  return { ...entry, ...states };
}

type States = { before: unknown; after: unknown };

function readStates({ number }: { number: number }): Promise<States> {
  return db
    .selectFrom("audit_entry")
    .where("id", "=", number)
    .select(["before", "after"])
    .executeTakeFirstOrThrow();
}

/** What came out of a change of content is what the next one found, or what is there now. */
async function readContentStates({
  number,
  entry: { kind, recordId },
}: {
  number: number;
  entry: AuditEntry;
}): Promise<States> {
  const [change, next] = await db
    .selectFrom("content_change")
    .where("kind", "=", kind)
    .where("record_id", "=", recordId)
    .where("id", ">=", number)
    .orderBy("id")
    .limit(2)
    .select("before")
    .execute();
  const after = next ? next.before : await readRecord({ kind, id: recordId });
  return { before: toState(change?.before), after: toState(after) };
}

async function readRecord({ kind, id }: { kind: string; id: string }): Promise<unknown> {
  if (!isKind(kind)) return undefined;
  const { rows } = await sql<{ record: unknown }>`
    select to_jsonb(record) as record from ${sql.table(kind)} record where id = ${id}`.execute(db);
  return rows[0]?.record;
}

const recordRow = z.object({
  content: z.record(z.string(), z.unknown()),
  status: z.string(),
  publish_at: z.string().nullable(),
  position: z.number(),
});

/** Of a row only what people write; the rest follows from it. */
function toState(row: unknown) {
  if (!row) return null;
  const { content, status, publish_at: publishAt, position } = recordRow.parse(row);
  return { ...content, status, publishAt, position };
}
