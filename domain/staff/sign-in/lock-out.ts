import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { DB } from "#db/schema.ts";
import {
  clearAllGuesses,
  clearGuesses,
  countGuess,
  type Guesses,
  uncountGuess,
} from "../../rate-limit/limit-guesses.ts";
import type { Refusal } from "../../rate-limit/refusal.ts";
import { hashToken } from "../link-token.ts";
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
async function bucketsOf({ account, userId, ip, device = "" }: Attempt): Promise<Guesses[]> {
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
export async function countAttempt(attempt: Attempt): Promise<Refusal | undefined> {
  const buckets = await bucketsOf(attempt);
  // The address first: what it is refused must not count against the account.
  for (const bucket of buckets.toReversed()) {
    const locked = await countGuess(bucket);
    if (locked) return locked;
  }
  return undefined;
}

/** Takes back what was counted: it was the right person. Others at their address stay counted. */
export async function uncountAttempt(attempt: Attempt) {
  const [person, address] = await bucketsOf(attempt);
  if (person) await clearGuesses(person);
  if (address) await uncountGuess(address);
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
    await clearAllGuesses({ prefix: accountKey(account), on });
  }
}
