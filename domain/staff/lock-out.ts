import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { db } from "#db/connect.ts";
import type { DB } from "#db/schema.ts";
import { hashToken } from "./link-token.ts";
import { addressOf, recognizeDevice } from "./recognize-device.ts";

export type Attempt = {
  /** Whoever is meant, whether or not they have an account: an email, or what `codesOf` makes. */
  account: string;
  /** Of whoever was asked for a code. */
  userId?: string | undefined;
  ip: string;
  /** The cookie of the browser. */
  device?: string | undefined;
};

type Bucket = {
  key: string;
  /** Failures that cost no waiting. */
  free: number;
  /** Seconds: the first wait, doubled by each further failure up to the longest. */
  first: number;
  longest: number;
};

/** The codes of somebody are guessed apart from their password. */
export const codesOf = (userId: string) => `code ${userId}`;

/** A hash: what was typed need not be an account, and may be a password in the wrong field. */
function accountKey(account: string): string {
  const name = createHash("sha256").update(fold(account)).digest("base64url");
  return `account ${name}`;
}

const fold = (account: string) => account.trim().toLowerCase();

/**
 * Where an attempt is counted. Strangers share one count for an account, from however many addresses
 * they guess at it, and it may lock them all out. It locks out nobody who has signed in before: their
 * device has a count of its own, and at their address, without the cookie, so has the address. An
 * address, behind which may be a whole office, has more attempts.
 */
async function bucketsOf({ account, userId, ip, device = "" }: Attempt): Promise<Bucket[]> {
  const key = accountKey(account);
  const address = { key: `ip ${addressOf(ip)}`, free: 30, first: 30, longest: 3600 };
  const person = { free: 10, first: 30, longest: 900 };
  const whom = userId === undefined ? { email: fold(account) } : { userId };
  switch (await recognizeDevice({ whom, ip, device })) {
    case "device":
      return [{ key: `${key} device ${hashToken(device)}`, ...person }];
    case "address":
      return [{ key: `${key} address ${addressOf(ip)}`, ...person }, address];
    default:
      return [{ key, ...person }, address];
  }
}

/**
 * Counts an attempt to get in before it is looked at; gives the seconds to wait when there were
 * too many. Account and address are counted apart, in PostgreSQL for all nodes together.
 */
export async function countAttempt(attempt: Attempt): Promise<{ retryAfter: number } | undefined> {
  const buckets = await bucketsOf(attempt);
  // The address first: what it is refused must not count against the account.
  for (const bucket of buckets.toReversed()) {
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
export async function uncountAttempt(attempt: Attempt) {
  const [person, address] = await bucketsOf(attempt);
  await db
    .deleteFrom("sign_in_attempt")
    .where("bucket", "=", person?.key ?? "")
    .execute();
  await db
    .updateTable("sign_in_attempt")
    .set({ failures: sql<number>`greatest(failures - 1, 0)`, locked_until: sql<Date>`'-infinity'` })
    .where("bucket", "=", address?.key ?? "")
    .execute();
}

/** Somebody has proved in another way that the account is theirs: nothing counted against it counts. */
export async function clearLockout({
  email,
  userId,
  on,
}: {
  email: string;
  userId: string;
  on: Kysely<DB>;
}) {
  for (const account of [email, codesOf(userId)]) {
    await on
      .deleteFrom("sign_in_attempt")
      .where(sql<boolean>`starts_with(bucket, ${accountKey(account)})`)
      .execute();
  }
}
