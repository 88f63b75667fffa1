import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { AppError } from "../app-error.ts";
import type { Actor } from "../staff/actor.ts";
import { isKind, type Kind, type Status } from "./kinds.ts";
import { withActor } from "./save-record.ts";

export type Revision = {
  id: number;
  changedBy: string | null;
  /** The name of that person, if they are still there. */
  changedByName: string | null;
  changedAt: Date;
  /** What was done to the state that is kept here. */
  action: string;
};

/** What a record was before each change, newest first. */
export function listRevisions({ kind, id }: { kind: Kind; id: string }): Promise<Revision[]> {
  return (
    db
      .selectFrom("content_change")
      .leftJoin("auth_user", "auth_user.id", "changed_by")
      .where("kind", "=", kind)
      .where("record_id", "=", id)
      // A record that was just added was nothing before.
      .where("before", "is not", null)
      .orderBy("content_change.id", "desc")
      .limit(200)
      .select(["content_change.id", "changed_by as changedBy", "auth_user.name as changedByName"])
      .select(["changed_at as changedAt", "action"])
      .execute()
  );
}

/** What a record was before one change. */
export async function getRevision({
  kind,
  id,
  revision,
}: {
  kind: Kind;
  id: string;
  revision: number;
}): Promise<{ id: number; content: unknown; status: Status; publishAt: string | null }> {
  const { rows } = await sql<{ content: unknown; status: Status; publishAt: string | null }>`
    select before -> 'content' as content, before ->> 'status' as status,
      before ->> 'publish_at' as "publishAt"
    from content_change
    where id = ${revision} and kind = ${kind} and record_id = ${id} and before is not null
  `.execute(db);
  const [kept] = rows;
  if (!kept) throw new AppError("not-found");
  return { id: revision, ...kept };
}

/**
 * Puts a record back to what it was, to the byte; the state left behind is kept in its turn. With
 * `version`, only if nobody has changed the record since. A record that was renamed keeps its name.
 */
export async function restoreRevision({
  revision,
  of,
  version,
  actor,
}: {
  revision: number;
  of?: { kind: Kind; id: string };
  version?: number;
  actor?: Actor;
}) {
  return withActor({ actor }, async (on) => {
    const kept = await on
      .selectFrom("content_change")
      .where("id", "=", revision)
      .select(["kind", "record_id"])
      .executeTakeFirst();
    if (!kept || !isKind(kept.kind)) throw new AppError("not-found");
    if (of && (of.kind !== kept.kind || of.id !== kept.record_id)) throw new AppError("not-found");
    const { numAffectedRows } = await sql`
      insert into ${sql.table(kept.kind)} as record
        (id, content, status, publish_at, position, outdated)
      select record_id, jsonb_set(before -> 'content', '{id}', to_jsonb(record_id)),
        before ->> 'status', (before ->> 'publish_at')::timestamptz, (before ->> 'position')::int,
        coalesce(before -> 'outdated', before -> 'stale', '{}')
      from content_change where id = ${revision}
      on conflict (id) do update set
        content = excluded.content, status = excluded.status, publish_at = excluded.publish_at,
        position = excluded.position, outdated = excluded.outdated
        where ${version ?? null}::int is null or record.version = ${version ?? null}`.execute(on);
    if (numAffectedRows === 0n) throw new AppError("conflict");
  });
}
