import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { networkOf } from "../visitors/network.ts";

type Bucket = {
  key: string;
  /** Failures that cost no waiting. */
  free: number;
  /** Seconds: the first wait, doubled by each further failure up to the longest. */
  first: number;
  longest: number;
};

/**
 * The account is locked for a quarter of an hour at most, so that nobody can keep a colleague out
 * by failing in their name; an address, behind which may be a whole office, has more attempts.
 */
function bucketsOf({ account, ip }: Attempt): Bucket[] {
  // A hash: what was typed need not be an account, and may be a password in the wrong field.
  const name = createHash("sha256").update(account.trim().toLowerCase()).digest("base64url");
  const address = isIPv6(ip) ? networkOf(ip) : ip;
  return [
    { key: `ip ${address}`, free: 30, first: 30, longest: 3600 },
    { key: `account ${name}`, free: 10, first: 30, longest: 900 },
  ];
}

export type Attempt = {
  /** Whoever is meant, whether or not they have an account. */
  account: string;
  ip: string;
};

/**
 * Counts an attempt to get in before it is looked at; gives the seconds to wait when there were
 * too many. Account and address are counted apart, in PostgreSQL for all nodes together.
 */
export async function countAttempt(attempt: Attempt): Promise<{ retryAfter: number } | undefined> {
  for (const bucket of bucketsOf(attempt)) {
    const locked = await count(bucket);
    if (locked) return locked;
  }
  return undefined;
}

async function count({ key, free, first, longest }: Bucket) {
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

/** Takes back what was counted: it was the right person. Others at their address stay counted. */
export async function forgiveAttempt(attempt: Attempt) {
  const [address, account] = bucketsOf(attempt);
  await db
    .deleteFrom("sign_in_attempt")
    .where("bucket", "=", account?.key ?? "")
    .execute();
  await db
    .updateTable("sign_in_attempt")
    .set({ failures: sql<number>`greatest(failures - 1, 0)`, locked_until: sql<Date>`'-infinity'` })
    .where("bucket", "=", address?.key ?? "")
    .execute();
}
