import { type Kysely, sql } from "kysely";
import type { DB } from "./schema.ts";

// All rows of a database as text, without PostgreSQL's own tools, which the embedded one comes
// without. The schema is not in it: the migrations up to the one named make it.

export type Dump = {
  /** The last migration that the database had. */
  migration: string;
  partitions: Partition[];
  /** Rows by table, each as the JSON that PostgreSQL wrote: a number keeps all its digits. */
  rows: Map<string, string[]>;
};

type Partition = { name: string; of: string; bounds: string };
type Table = { name: string; columns: string[]; identity: string | null };

/** Every row of every table, but for columns and tables that are derived from others. */
export async function dumpRows({
  derived,
  on,
}: {
  derived: readonly string[];
  on: Kysely<DB>;
}): Promise<Dump> {
  const rows = new Map<string, string[]>();
  for (const { name, columns } of await listTables(on)) {
    if (derived.includes(name)) continue;
    const { rows: found } = await sql<{ row: string }>`
      select to_jsonb(kept)::text as row
      from (select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)})
        kept`.execute(on);
    rows.set(
      name,
      found.map(({ row }) => row),
    );
  }
  const { rows: steps } = await sql<{ name: string }>`
    select name from kysely_migration order by name desc limit 1`.execute(on);
  return { migration: steps[0]?.name ?? "", partitions: await listPartitions(on), rows };
}

/** Replaces all rows of a database whose schema is that of the dump, as they are: no trigger runs. */
export async function restoreRows({ dump, on }: { dump: Dump; on: Kysely<DB> }) {
  await on.transaction().execute(async (transaction) => {
    for (const { name, of, bounds } of dump.partitions) {
      await sql`
        create table ${sql.table(name)} partition of ${sql.table(of)} ${sql.raw(bounds)}`.execute(
        transaction,
      );
    }
    const tables = await listTables(transaction);
    for (const { name } of tables) {
      await sql`alter table ${sql.table(name)} disable trigger user`.execute(transaction);
    }
    await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(transaction);
    for (const { name, columns, identity } of tables) {
      const listed = sql.join(columns.map((column) => sql.ref(column)));
      await sql`
        insert into ${sql.table(name)} (${listed}) overriding system value
        select ${listed} from jsonb_populate_recordset(
          null::${sql.table(name)}, ${`[${(dump.rows.get(name) ?? []).join()}]`}::jsonb)`.execute(
        transaction,
      );
      if (identity) await continueNumbers({ name, identity, on: transaction });
    }
    for (const { name } of tables) {
      await sql`alter table ${sql.table(name)} enable trigger user`.execute(transaction);
    }
  });
}

/** One line for each row, with the name of its table before it. */
export function writeDump({ migration, partitions, rows }: Dump): string {
  const lines = [...rows].flatMap(([table, found]) => found.map((row) => `${table} ${row}`));
  return `${[JSON.stringify({ migration, partitions }), ...lines].join("\n")}\n`;
}

export function readDump(text: string): Dump {
  const [head = "", ...lines] = text.trimEnd().split("\n");
  const rows = new Map<string, string[]>();
  for (const line of lines) {
    const end = line.indexOf(" ");
    const table = line.slice(0, end);
    const found = rows.get(table) ?? [];
    rows.set(table, found);
    found.push(line.slice(end + 1));
  }
  return { ...(JSON.parse(head) as Omit<Dump, "rows">), rows };
}

/** Those that others refer to come first. */
async function listTables(on: Kysely<DB>): Promise<Table[]> {
  const { rows } = await sql<Table>`
    with recursive referring (relation, depth) as (
      select oid, 0 from pg_class
      union all
      select conrelid, depth + 1 from referring join pg_constraint on confrelid = relation
      where contype = 'f' and conrelid <> confrelid
    )
    select relname as name,
      array_agg(attname::text order by attnum) filter (where attgenerated = '') as columns,
      max(attname::text) filter (where attidentity <> '') as identity
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and attnum > 0 and not attisdropped and relname not like 'kysely\\_%'
    group by pg_class.oid, relname
    order by (select max(depth) from referring where relation = pg_class.oid), relname`.execute(on);
  return rows;
}

async function listPartitions(on: Kysely<DB>): Promise<Partition[]> {
  const { rows } = await sql<Partition>`
    select relname as name, inhparent::regclass::text as of,
      pg_get_expr(relpartbound, pg_class.oid) as bounds
    from pg_class join pg_inherits on inhrelid = pg_class.oid
    where relispartition and relkind = 'r' order by relname`.execute(on);
  return rows;
}

async function continueNumbers({
  name,
  identity,
  on,
}: {
  name: string;
  identity: string;
  on: Kysely<DB>;
}) {
  await sql`
    select setval(pg_get_serial_sequence(${name}, ${identity}),
      (select coalesce(max(${sql.ref(identity)}), 0) + 1 from ${sql.table(name)}), false)`.execute(
    on,
  );
}
