import { type Kysely, sql, type Transaction } from "kysely";
import { db } from "#db/connect.ts";
import type { DB } from "#db/schema.ts";

/** Months that exist ahead of time, so that nobody waits for one to be made. */
const monthsAhead = 2;

/** Makes the parts of the log for this month and the coming ones, where they are missing. */
export async function makeVisitMonths({ today = new Date() }: { today?: Date } = {}) {
  await alone(async (transaction) => {
    const made = new Set(await listMonths(transaction));
    for (let ahead = 0; ahead <= monthsAhead; ahead++) {
      const start = monthOf(today, ahead);
      if (made.has(tableOf(start))) continue;
      const [from, to] = [dateOf(start), dateOf(monthOf(start, 1))].map((date) => sql.lit(date));
      await sql`
        create table ${sql.table(tableOf(start))}
        partition of visit for values from (${from}) to (${to})`.execute(transaction);
    }
  });
}

/**
 * Drops the months that are past keeping, whole, and returns their names. What is left of the
 * oldest one goes as its days pass, so that nothing is kept for longer than was promised.
 */
export async function dropOldVisits({
  retentionDays,
  today = new Date(),
}: {
  retentionDays: number;
  today?: Date;
}): Promise<string[]> {
  const oldest = new Date(today.getTime() - retentionDays * 86_400_000);
  return alone(async (transaction) => {
    const months = await listMonths(transaction);
    const past = months.filter((name) => name < tableOf(oldest));
    for (const name of past) await sql`drop table ${sql.table(name)}`.execute(transaction);
    await transaction.deleteFrom("visit").where("visited_at", "<", oldest).execute();
    return past;
  });
}

/**
 * Every node does this work; they wait for one another. Not for long for the table itself: while a
 * backup reads it, whoever waits to change it would hold up every visit behind.
 */
function alone<T>(work: (transaction: Transaction<DB>) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await sql`set local lock_timeout = '2s'`.execute(transaction);
    await sql`select pg_advisory_xact_lock(hashtext('visit months'))`.execute(transaction);
    return work(transaction);
  });
}

async function listMonths(on: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits
    where inhparent = 'visit'::regclass order by name`.execute(on);
  return rows.map(({ name }) => name);
}

/** The first of a month, so many months after the one a day is in. */
function monthOf(day: Date, after: number): Date {
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + after, 1));
}

function dateOf(day: Date): string {
  return `${day.toISOString().slice(0, 10)} 00:00:00+00`;
}

/** Sorts by time: `visit_2026_04`. */
function tableOf(day: Date): string {
  return `visit_${day.toISOString().slice(0, 7).replace("-", "_")}`;
}
