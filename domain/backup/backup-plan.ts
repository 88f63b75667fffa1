import { type Kysely, sql } from "kysely";
import { db } from "#db/connect.ts";
import type { DB } from "#db/schema.ts";
import { companyZone } from "../company/company-day.ts";

/** Since when a backup counts as missed: one night may fail, two may not. */
const longestWithout = sql`interval '48 hours'`;
const retryAfter = sql`interval '1 hour'`;

/** The time of day at which a backup is made, `03:00`. A live binding, as the database is. */
export let backupAt: string | undefined;

export function setBackupAt(at: string | undefined) {
  backupAt = at;
}

/**
 * Whether it is time: nothing was made since the hour last struck, be it that nobody was there then,
 * and nothing has failed just now. By the clock of the database and the days of the company.
 */
export async function isBackupDue({
  at,
  on = db,
}: {
  at: string;
  on?: Kysely<DB>;
}): Promise<boolean> {
  const here = sql`now() at time zone ${companyZone}`;
  const { rows } = await sql<{ due: boolean }>`
    select not exists (
      select from backup_run where
        (archive is not null and started_at >= struck)
        or (problem is not null and finished_at > now() - ${retryAfter})
    ) as due
    from (select (date_trunc('day', ${here}) + ${at}::time
      - case when (${here})::time < ${at}::time then interval '1 day' else '0' end)
      at time zone ${companyZone} as struck) clock`.execute(on);
  return rows[0]?.due ?? false;
}

/**
 * Whether nights have passed without a backup though there should be one each. A site that never had
 * one is given as long from its first day.
 */
export async function isBackupMissed(): Promise<boolean> {
  if (!backupAt) return false;
  const { rows } = await sql<{ missed: boolean }>`
    select coalesce(
      (select max(finished_at) from backup_run where archive is not null),
      (select min(timestamp)::timestamptz from kysely_migration)
    ) < now() - ${longestWithout} as missed`.execute(db);
  return rows[0]?.missed ?? false;
}
