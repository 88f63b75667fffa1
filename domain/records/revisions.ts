import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { AppError } from "../app-error.ts";
import { type Kind, kinds } from "./kinds.ts";
import { inTheNameOf } from "./save-record.ts";

export type Revision = { id: number; changedBy: string | null; changedAt: Date };

/** What a record was before each change, newest first. */
export async function listRevisions({ kind, id }: { kind: Kind; id: string }): Promise<Revision[]> {
  const rows = await db
    .selectFrom("content_change")
    .where("kind", "=", kind)
    .where("record_id", "=", id)
    .orderBy("id", "desc")
    .limit(200)
    .select(["id", "changed_by as changedBy", "changed_at as changedAt"])
    .execute();
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}

/** Puts a record back to what it was, to the byte; the state left behind is kept in its turn. */
export async function restoreRevision({ revision, actor }: { revision: number; actor?: string }) {
  return inTheNameOf({ actor }, async (on) => {
    const kept = await on
      .selectFrom("content_change")
      .where("id", "=", sql<string>`${revision}`)
      .select(["kind", "record_id"])
      .executeTakeFirst();
    if (!kept || !(kept.kind in kinds)) throw new AppError("not-found");
    await sql`
      insert into ${sql.table(kept.kind)} (id, content, status, publish_at, position)
      select record_id, before -> 'content', before ->> 'status',
             (before ->> 'publish_at')::timestamptz, (before ->> 'position')::int
      from content_change where id = ${revision}
      on conflict (id) do update set
        content = excluded.content, status = excluded.status,
        publish_at = excluded.publish_at, position = excluded.position`.execute(on);
  });
}
