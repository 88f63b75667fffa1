import type { Readable, Writable } from "node:stream";
import pg from "pg";
import { from, to } from "pg-copy-streams";

type CopiedTable = { client: pg.Client; name: string; columns: readonly string[] };

/** So that a row reads the same whatever a server, a database or a role is set to. */
const wording = [
  ["client_encoding", "UTF8"],
  ["datestyle", "ISO, YMD"],
  ["intervalstyle", "postgres"],
  ["timezone", "UTC"],
  ["bytea_output", "hex"],
  ["extra_float_digits", "1"],
  // Rows come in the order in which they lie, from the first.
  ["synchronize_seqscans", "off"],
  ["max_parallel_workers_per_gather", "0"],
];

export async function setWording({ client }: { client: pg.Client }) {
  for (const [name, value] of wording) await client.query(`set ${name} = '${value}'`);
}

/** All rows of a table in PostgreSQL's text format, one line each. */
export function copyFromTable({ client, name, columns }: CopiedTable): Readable {
  // As a query: a table in parts cannot be copied by its name.
  const query = `select ${listed(columns)} from ${pg.escapeIdentifier(name)}`;
  return client.query(to(`copy (${query}) to stdout`));
}

/** Takes such rows in; finished when they are checked. */
export function copyIntoTable({ client, name, columns }: CopiedTable): Writable {
  return client.query(from(`copy ${pg.escapeIdentifier(name)} (${listed(columns)}) from stdin`));
}

function listed(columns: readonly string[]): string {
  return columns.map((column) => pg.escapeIdentifier(column)).join(", ");
}
