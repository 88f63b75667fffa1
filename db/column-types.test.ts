import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { giveOwnDatabase } from "../tests/support/own-database.ts";
import { pool } from "./connect.ts";

giveOwnDatabase();

/** A value of every type that our columns have, as PostgreSQL reads it. */
const samples: Record<string, string> = {
  bool: "true",
  bytea: "\\x00",
  date: "2026-04-01",
  float4: "0.5",
  inet: "192.0.2.1",
  int4: "1",
  int8: "9007199254740991",
  jsonb: '{"a": 1}',
  numeric: "0.85",
  text: "a",
  timestamptz: "2026-04-01T00:00:00Z",
  tsvector: "a",
  uuid: "8a6ff0c4-52a9-4e9a-8f0e-5b7e2a2e1c11",
  varchar: "a",
  xid8: "1",
  _text: "{a}",
};

type Column = { table: string; column: string; type: string };

test("what the driver returns for each column is what its generated type says", async () => {
  const { rows: columns } = await pool.query<Column>(`
    select relname as table, attname as column, typname as type
    from pg_attribute join pg_class on pg_class.oid = attrelid join pg_type on pg_type.oid = atttypid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') and attnum > 0
      and not relispartition and relname not like 'kysely%'
    order by relname, attname`);
  const returned = new Map<string, string>();
  for (const type of new Set(columns.map((column) => column.type))) {
    const { rows } = await pool.query(`select $1::${type} as value`, [samples[type]]);
    returned.set(type, nameType(rows[0].value));
  }
  const name = ({ table, column }: Column) => `${table}.${column}`;
  expect(await readSchema()).toEqual(
    Object.fromEntries(columns.map((one) => [name(one), returned.get(one.type)])),
  );
});

function nameType(value: unknown): string {
  if (value === null) return "a sample is missing";
  if (Array.isArray(value)) return `${nameType(value[0])}[]`;
  if (value instanceof Date) return "Timestamp";
  if (Buffer.isBuffer(value)) return "Buffer";
  return typeof value === "object" ? "Json" : typeof value;
}

/** The types in schema.ts by table and column, as they are read; words are strings, without null. */
async function readSchema(): Promise<Record<string, string>> {
  const text = await readFile(new URL("./schema.ts", import.meta.url), "utf8");
  const interfaces = new Map(
    Array.from(text.matchAll(/export interface (\w+) \{\n([^}]*)\}/g), ([, name, body = ""]) => [
      name,
      Array.from(body.matchAll(/^ {2}(\w+): (.*);$/gm), ([, field = "", type = ""]) => ({
        field,
        type: type
          .replace(/^Generated<(.*)>$/, "$1")
          .replace(" | null", "")
          .replace(/^"[^"]*"( \| "[^"]*")*$/, "string"),
      })),
    ]),
  );
  const tables = interfaces.get("DB") ?? [];
  return Object.fromEntries(
    tables.flatMap(({ field: table, type }) =>
      (interfaces.get(type) ?? []).map((column) => [`${table}.${column.field}`, column.type]),
    ),
  );
}
