import { type Kysely, sql } from "kysely";
import type { DB } from "../schema.ts";

type Column = { table: string; name: string; expression: string };

/** Generated columns that have rows whose value is not what their expression gives now. */
export async function listOutdated(on: Kysely<DB>): Promise<string[]> {
  const { rows: columns } = await sql<Column>`
    select relname as table, attname as name, pg_get_expr(adbin, adrelid) as expression
    from pg_attribute join pg_attrdef on adrelid = attrelid and adnum = attnum
      join pg_class on pg_class.oid = attrelid
    where attgenerated = 's' order by relname, attname`.execute(on);
  const outdated: string[] = [];
  for (const { table, name, expression } of columns) {
    const { rows } = await sql`
      select from ${sql.table(table)}
      where ${sql.ref(name)} is distinct from (${sql.raw(expression)}) limit 1`.execute(on);
    if (rows.length > 0) outdated.push(`${table}.${name}`);
  }
  return outdated;
}
