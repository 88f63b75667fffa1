import { randomBytes } from "node:crypto";
import pg from "pg";

/** A database of a test's own, empty or copied from a template. */
export async function createDatabase({ server, template }: { server: string; template?: string }) {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await administer(server, `create database ${name} ${template ? `template ${template}` : ""}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    drop: () => administer(server, `drop database if exists ${name} with (force)`),
  };
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
