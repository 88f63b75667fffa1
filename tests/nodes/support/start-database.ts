import pg from "pg";
import { inject } from "vitest";
import { createDatabase } from "../../support/databases.ts";
import { afterwards } from "./afterwards.ts";

export type Database = Awaited<ReturnType<typeof startDatabase>>;

/** A database of the test's own; with the demonstration content unless it is to be empty. */
export async function startDatabase({ empty = false }: { empty?: boolean } = {}) {
  const server = inject("server");
  const database = await createDatabase({
    server,
    ...(!empty && { template: inject("template") }),
  });
  afterwards(database.drop);
  return reachDatabase({ url: database.url });
}

/** Ways to ask a database past all nodes. */
export function reachDatabase({ url }: { url: string }) {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  // The database is dropped under an idle connection at the end.
  pool.on("error", () => {});
  const open = new Set<pg.PoolClient>();
  afterwards(async () => {
    // A test that failed has left its transactions open.
    for (const client of open) client.release(true);
    await pool.end();
  });

  /** Begins a transaction that stays open until it is ended, by default without a trace. */
  async function begin(statement: string) {
    const client = await pool.connect();
    open.add(client);
    client.on("error", () => {});
    await client.query(`begin; ${statement}`);
    return async function end(last = "rollback") {
      await client.query(last);
      open.delete(client);
      client.release();
    };
  }

  return {
    url,
    /** Asks past all nodes, as somebody at the database's own prompt would. */
    async ask(statement: string, values: unknown[] = []) {
      return (await pool.query(statement, values)).rows;
    },
    begin,
    /** Keeps everybody from reading the table until released, which holds up its pages. */
    hold: (table: string) => begin(`lock table ${table} in access exclusive mode`),
  };
}
