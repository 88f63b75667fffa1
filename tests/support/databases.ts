import { randomBytes } from "node:crypto";
import pg from "pg";

/** A database of a test's own, empty or copied from a template: as files, which is ten times faster. */
export async function createDatabase({ server, template }: { server: string; template?: string }) {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await administer(
    server,
    `create database ${name} ${template ? `template ${template} strategy file_copy` : ""}`,
  );
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    drop: () => dropDatabase({ server, name }),
  };
}

/** Not `with (force)`: that is refused while the server itself is vacuuming the database. */
async function dropDatabase({ server, name }: { server: string; name: string }) {
  await administer(
    server,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = '${name}' and backend_type = 'client backend'`,
  );
  await administer(server, `drop database if exists ${name}`);
}

export async function administer(server: string, statement: string) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
