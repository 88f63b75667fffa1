import { type Kysely, sql } from "kysely";
import { db } from "#db/connect.ts";
import type { DB } from "#db/schema.ts";
import type { Refusal } from "./refusal.ts";

/** What guesses at one secret are counted under, and how many there may be. */
export type Guesses = {
  key: string;
  /** Failures that cost no waiting. */
  free: number;
  /** Seconds: the first wait, doubled by each further failure up to the longest. */
  first: number;
  longest: number;
};

/**
 * Counts a guess before it is looked at, in PostgreSQL for all nodes together and in one statement,
 * so that many at once are counted too. Whoever tries while they have to wait makes it no longer;
 * a day without any and all is forgotten.
 */
export async function countGuess({
  key,
  free,
  first,
  longest,
}: Guesses): Promise<Refusal | undefined> {
  const failures = sql`case when known.last_at < now() - interval '1 day' then 1
    else known.failures + 1 end`;
  const counted = await sql`
    insert into sign_in_attempt as known (bucket, failures, locked_until)
    values (${key}, 1, '-infinity')
    on conflict (bucket) do update set
      failures = ${failures},
      locked_until = case when ${failures} < ${free} then '-infinity' else now() + make_interval(
        secs => least(${longest}, ${first} * 2 ^ least(${failures} - ${free}, 20))) end,
      last_at = now()
    where known.locked_until <= now()
    returning 1`.execute(db);
  if (counted.rows.length > 0) return undefined;
  const { rows } = await sql<{ wait: number }>`
    select ceil(extract(epoch from locked_until - now()))::int as wait
    from sign_in_attempt where bucket = ${key}`.execute(db);
  return { retryAfter: Math.max(1, rows[0]?.wait ?? 1) };
}

/** Takes one guess back, and with it the wait: it was right. */
export async function uncountGuess({ key }: Pick<Guesses, "key">) {
  await db
    .updateTable("sign_in_attempt")
    .set({ failures: sql<number>`greatest(failures - 1, 0)`, locked_until: sql<Date>`'-infinity'` })
    .where("bucket", "=", key)
    .execute();
}

/** Forgets what was counted under a key. */
export async function clearGuesses({ key }: Pick<Guesses, "key">) {
  await db.deleteFrom("sign_in_attempt").where("bucket", "=", key).execute();
}

/** The same for every key that begins so, in the transaction of what makes it right. */
export async function clearAllGuesses({ prefix, on }: { prefix: string; on: Kysely<DB> }) {
  await on
    .deleteFrom("sign_in_attempt")
    .where(sql<boolean>`starts_with(bucket, ${prefix})`)
    .execute();
}

/** Removes what counts no more. */
export async function forgetOldGuesses() {
  await db
    .deleteFrom("sign_in_attempt")
    .where("last_at", "<", sql<Date>`now() - interval '1 day'`)
    .execute();
}
