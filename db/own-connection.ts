import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { DB } from "./schema.ts";

/** One connection beside the pool, both as the driver has it and as queries are written. */
export type OwnConnection = { client: pg.Client; on: Kysely<DB>; close(): Promise<void> };

/** For work that takes longer than a query of a visitor may: a connection without such limits. */
export async function openConnection({ url }: { url: string }): Promise<OwnConnection> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "tinghe backup",
    connectionTimeoutMillis: 15_000,
    keepAlive: true,
  });
  // A server that goes away under us is reported by the query that misses its answer.
  client.on("error", () => {});
  await client.connect();
  await client.query("set statement_timeout = 0");
  await client.query("set idle_in_transaction_session_timeout = 0");
  const on = new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: {
        options: {},
        connect: async () => ({ query: client.query.bind(client), release() {} }),
        end: async () => {},
      },
    }),
  });
  return { client, on, close: () => client.end().catch(() => {}) };
}
