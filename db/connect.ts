import { type CompiledQuery, Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { preferPinnedConnection } from "./pin-connection.ts";
import type { DB } from "./schema.ts";

export type Connection = {
  url: string;
  /** The same past a pool that shares connections; unset: `url`. */
  directUrl?: string;
  poolSize?: number;
  /** Milliseconds until who waits for a connection is told that there is none. */
  connectionTimeout?: number;
  statementTimeout?: number;
  /** Told of every query and how long it took; for tests and benchmarks. */
  onQuery?: (query: CompiledQuery, milliseconds: number) => void;
};

// bigint and numeric of our tables all fit a double; strings would leak into every page.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** The one pool of this process. A live binding: set by `connect`, used by the domain. */
export let db: Kysely<DB>;
export let pool: pg.Pool;
/** For a connection that is to stay ours, to listen on. */
export let directUrl: string;

/** Opens the pool. Nothing is asked of the database yet, so it may still be down. */
export function connect({
  url,
  directUrl: direct = url,
  poolSize = 10,
  connectionTimeout = 3000,
  statementTimeout = 10_000,
  onQuery,
}: Connection) {
  directUrl = direct;
  pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectionTimeout,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: statementTimeout,
    // A network that swallows packets must not hold a visitor for longer than a query may run.
    ...(statementTimeout > 0 && { query_timeout: statementTimeout + 2000 }),
    application_name: "tinghe",
  });
  // A connection that breaks, idle or in use, is replaced by the next query, and the query under way
  // fails by itself; without a listener each would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => void client.on("error", () => {}));
  db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: preferPinnedConnection(pool) }),
    ...(onQuery && {
      log: ({ query, queryDurationMillis }) => onQuery(query, queryDurationMillis),
    }),
  });
}

export async function disconnect() {
  await db.destroy();
}

/** Of the driver, the system and PostgreSQL: what passes, or is somebody else's to put right. */
const passingFailures = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "57P01", // terminated by an administrator
  "57P02", // crash of another backend
  "57P03", // starting up or shutting down
  "53300", // too many connections
  "53100", // its disk is full
  "58030", // its disk fails
  "25006", // it may only be read, as while another server takes over
  "ENOSPC", // our own disk is full
  "EDQUOT",
  "08000",
  "08003",
  "08006",
  "08P01", // PgBouncer's, for whatever keeps it from the server
]);

/**
 * Whether an error means that the database or the disk cannot serve for now, not that the query is
 * wrong.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  if (!(error instanceof Error)) return false;
  if ("code" in error && passingFailures.has(String(error.code))) return true;
  return (
    /Connection terminated|not queryable|timeout exceeded when trying to connect|Query read timeout/.test(
      error.message,
    ) || isDatabaseAway(error.cause)
  );
}
