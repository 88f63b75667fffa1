import { sql } from "kysely";
import { db } from "#db/connect.ts";

/** Longer than an app's code is accepted: its own half minute, the one before and the one after. */
const accepted = 120;

/**
 * Takes an app's code as given, before it is looked at, so that of many who give it at once one is
 * asked about it; false when it was given before. Wrong codes are taken as well: they are worth nothing.
 */
export async function consumeCode({
  userId,
  code,
}: {
  userId: string;
  code: string;
}): Promise<boolean> {
  const { rows } = await sql`
    insert into used_code (user_id, code, expires_at)
    values (${userId}, ${code}, now() + make_interval(secs => ${accepted}))
    on conflict (user_id, code) do update set expires_at = excluded.expires_at
      where used_code.expires_at <= now()
    returning 1`.execute(db);
  return rows.length > 0;
}
