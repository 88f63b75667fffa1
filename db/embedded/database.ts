import pg from "pg";
import { readSecrets } from "./cluster.ts";
import { hasCode } from "./errors.ts";

type Server = { directory: string; port: number };

/** The site's role and database; the role is an ordinary one, as it should be in production. */
export async function ensureDatabase({ directory, port }: Server) {
  const secrets = await readSecrets({ directory });
  const client = new pg.Client({
    host: "127.0.0.1",
    port,
    user: "postgres",
    password: secrets.postgres,
    database: "postgres",
    connectionTimeoutMillis: 15_000,
  });
  // A server that goes away under us is reported by the query that misses its answer.
  client.on("error", () => {});
  try {
    await client.connect();
    const role = await client.query("select from pg_roles where rolname = 'tinghe'");
    if (!role.rowCount) {
      const secret = client.escapeLiteral(secrets.tinghe);
      await client.query(`create role tinghe login createdb password ${secret}`);
    }
    const database = await client.query("select from pg_database where datname = 'tinghe'");
    if (!database.rowCount) await client.query("create database tinghe owner tinghe");
  } catch (error) {
    throw hasCode(error, "28P01") ? refusedSecret({ directory, error }) : error;
  } finally {
    await client.end().catch(() => {});
  }
  return `postgres://tinghe:${secrets.tinghe}@127.0.0.1:${port}/tinghe`;
}

function refusedSecret({ directory, error }: { directory: string; error: unknown }) {
  return new Error(
    `The database server refuses the secret in ${directory}/secret. Put back the file that ` +
      "belongs to this database.",
    { cause: error },
  );
}

/** Whether the server was stopping or crashing just then, so that it is worth asking again. */
export function isShuttingDown(error: unknown) {
  if (hasCode(error, "ECONNREFUSED", "ECONNRESET", "EPIPE", "57P01", "57P02", "57P03")) return true;
  // What pg itself says has no code.
  return error instanceof Error && /^Connection terminated|connection error/.test(error.message);
}
