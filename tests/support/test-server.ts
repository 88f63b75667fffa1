import { join } from "node:path";
import pg from "pg";
import { startEmbedded } from "#db/embedded.ts";

const directory = join(import.meta.dirname, "../../data/test-postgres");

/** A PostgreSQL for tests: fast, and of no value when the power fails. */
export async function startTestServer() {
  const server = await startEmbedded({ directory, durable: false });
  if (!server.adopted) await dropLeftOver(server.url);
  return server;
}

/** What tests left behind that were killed; while nobody else is here, nobody misses it. */
async function dropLeftOver(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    "select datname from pg_database where datname like 'test\\_%'",
  );
  for (const { datname } of rows) {
    await client.query(`drop database if exists ${datname}`).catch(() => {});
  }
  await client.end();
}
