import { type Kysely, sql } from "kysely";
import type { DB } from "#db/schema.ts";

export type MadeLink = {
  id: string;
  /** Shown once; nobody can ask for it again. */
  path: string;
};

/** A link works for a week: long enough for holidays, short enough to be forgotten in a mailbox. */
export const linkExpiry = sql<Date>`now() + interval '7 days'`;

/** An invitation that nobody has accepted or withdrawn, to be changed. */
export function openInvitation({ id, on }: { id: string; on: Kysely<DB> }) {
  return on
    .updateTable("staff_link")
    .where(sql<string>`id::text`, "=", id)
    .where("kind", "=", "invitation")
    .where("used_at", "is", null)
    .where("withdrawn_at", "is", null);
}
