import { type RawBuilder, sql } from "kysely";
import type { Actor } from "../staff/actor.ts";
import type { Kind } from "./kinds.ts";
import { inTheNameOf } from "./save-record.ts";

/** Whom each change concerns, and what becomes of them. */
const changes = {
  publish: {
    of: sql`status in ('draft', 'scheduled')`,
    set: () => sql`status = 'published', publish_at = null`,
  },
  withdraw: {
    of: sql`status in ('published', 'scheduled')`,
    set: () => sql`status = 'draft'`,
  },
  trash: {
    of: sql`status <> 'trashed'`,
    set: () => sql`status = 'trashed'`,
  },
  restore: {
    of: sql`status = 'trashed'`,
    // Back to what it was before somebody threw it away.
    set: (kind: Kind) => sql`status = coalesce((
      select before ->> 'status' from content_change
      where kind = ${kind} and record_id = record.id and action = 'trashed'
      order by content_change.id desc limit 1), 'draft')`,
  },
} satisfies Record<string, { of: RawBuilder<unknown>; set: (kind: Kind) => RawBuilder<unknown> }>;

export type StatusChange = keyof typeof changes;
export const statusChanges = Object.keys(changes) as [StatusChange, ...StatusChange[]];

/** Publishes, withdraws, throws away or brings back several records at once; says how many. */
export async function changeStatus({
  kind,
  ids,
  change,
  actor,
}: {
  kind: Kind;
  ids: string[];
  change: StatusChange;
  actor: Actor;
}): Promise<{ changed: number }> {
  const { of, set } = changes[change];
  return inTheNameOf({ actor }, async (on) => {
    const { numAffectedRows = 0n } = await sql`
      update ${sql.table(kind)} record set ${set(kind)}
      where id = any(${ids}) and ${of}`.execute(on);
    return { changed: Number(numAffectedRows) };
  });
}
