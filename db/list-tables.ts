import { type Kysely, sql } from "kysely";
import type { DB } from "./schema.ts";

export type Partition = { name: string; of: string; bounds: string };

export type Table = {
  name: string;
  /** Those that are stored, and not derived from others. */
  columns: string[];
  identity: string | null;
  /** Emptied by a crash of the database: nothing is lost with what is in it. */
  unlogged: boolean;
};

/** Those that others refer to come first. */
export async function listTables(on: Kysely<DB>): Promise<Table[]> {
  const { rows } = await sql<Table>`
    with recursive referring (relation, depth) as (
      select oid, 0 from pg_class
      union all
      select conrelid, depth + 1 from referring join pg_constraint on confrelid = relation
      where contype = 'f' and conrelid <> confrelid
    )
    select relname as name,
      array_agg(attname::text order by attnum) filter (where attgenerated = '') as columns,
      max(attname::text) filter (where attidentity <> '') as identity,
      relpersistence = 'u' as unlogged
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and attnum > 0 and not attisdropped and relname not like 'kysely\\_%'
    group by pg_class.oid, relname
    order by (select max(depth) from referring where relation = pg_class.oid), relname`.execute(on);
  return rows;
}

export async function listPartitions(on: Kysely<DB>): Promise<Partition[]> {
  const { rows } = await sql<Partition>`
    select relname as name, inhparent::regclass::text as of,
      pg_get_expr(relpartbound, pg_class.oid) as bounds
    from pg_class join pg_inherits on inhrelid = pg_class.oid
    where relispartition and relkind = 'r' order by relname`.execute(on);
  return rows;
}
