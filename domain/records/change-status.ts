import { type Kysely, type RawBuilder, sql } from "kysely";
import type { DB } from "#db/schema.ts";
import type { Actor } from "../staff/actor.ts";
import type { Kind } from "./kinds.ts";
import { withActor } from "./save-record.ts";
import { tableOf } from "./table-of.ts";
import { validateContent } from "./validate-content.ts";

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

/**
 * Publishes, withdraws, throws away or brings back several records at once; says how many, and how
 * many drafts were left because they are not whole yet.
 */
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
}): Promise<{ changed: number; unfinished: number }> {
  const { of, set } = changes[change];
  return withActor({ actor }, async (on) => {
    const unfinished = change === "publish" ? await listUnfinished({ kind, ids, on }) : [];
    const whole = ids.filter((id) => !unfinished.includes(id));
    const { numAffectedRows = 0n } = await sql`
      update ${sql.table(kind)} record set ${set(kind)}
      where id = any(${whole}) and ${of}`.execute(on);
    return { changed: Number(numAffectedRows), unfinished: unfinished.length };
  });
}

/** Drafts that lack something their page needs. */
async function listUnfinished({ kind, ids, on }: { kind: Kind; ids: string[]; on: Kysely<DB> }) {
  // Where all who change content queue, so that nobody empties a draft meanwhile.
  await sql`select from content_revision for update`.execute(on);
  const drafts = await on
    .selectFrom(tableOf(kind))
    .where("id", "in", ids)
    .where("status", "=", "draft")
    .select(["id", "content"])
    .execute();
  const unfinished: string[] = [];
  for (const { id, content } of drafts) {
    const before = { id, publishAt: null };
    const { problems } = await validateContent({
      ...{ kind, content: Object(content), status: "published", before, on },
    });
    if (Object.keys(problems).length > 0) unfinished.push(id);
  }
  return unfinished;
}
