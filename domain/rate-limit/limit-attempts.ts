import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { db, pool } from "#db/connect.ts";
import { networkOf } from "../visitors/network.ts";
import { type Refusal, throwIfRefused } from "./refusal.ts";

export type AttemptLimits = {
  /** How often one address may try within the window, and how often its whole network. */
  perIp: number;
  perNetwork: number;
  seconds: number;
};

/** What is attempted: each has counts of its own. */
type Attempt = { what: string; ip: string; limits: AttemptLimits };

const limiters = new WeakMap<pg.Pool, Map<string, RateLimiterPostgres>>();

/**
 * Counts an attempt, in PostgreSQL for all nodes together. Gives the seconds to wait when there
 * were too many. Address and network are counted apart: one who changes addresses within a network
 * runs into the second limit, and one who used up the first takes nothing from the neighbours.
 */
export async function limitAttempts({ what, ip, limits }: Attempt): Promise<Refusal | undefined> {
  const { perIp, perNetwork, seconds } = limits;
  try {
    await limiter({ name: `${what}-ip`, points: perIp, seconds }).consume(ip);
    await limiter({ name: `${what}-network`, points: perNetwork, seconds }).consume(networkOf(ip));
    return undefined;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return { retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
  }
}

/** The same, for a use case that has no other answer to too many attempts. */
export async function requireFewAttempts(attempt: Attempt) {
  throwIfRefused(await limitAttempts(attempt), `too many attempts: ${attempt.what}`);
}

/** Removes what counts no more. */
export async function forgetOldAttempts() {
  await db.deleteFrom("rate_limit").where("expire", "<", Date.now()).execute();
}

/** Statements with a name are known to one connection, and PgBouncer hands out another each time. */
function withoutNames(named: pg.Pool) {
  return { query: ({ text, values = [] }: pg.QueryConfig) => named.query({ text, values }) };
}

function limiter({ name, points, seconds }: { name: string; points: number; seconds: number }) {
  const known = limiters.get(pool) ?? new Map<string, RateLimiterPostgres>();
  limiters.set(pool, known);
  const key = `${name} ${points} ${seconds}`;
  const found = known.get(key);
  if (found) return found;
  const made = new RateLimiterPostgres({
    storeClient: withoutNames(pool),
    storeType: "pool",
    tableName: "rate_limit",
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
    // Whoever is over the limit is refused from memory: an attack costs no queries.
    inMemoryBlockOnConsumed: points + 1,
  });
  known.set(key, made);
  return made;
}
