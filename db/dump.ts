import { type Kysely, sql } from "kysely";
import { listPartitions, listTables, type Partition } from "./list-tables.ts";
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
      select to_jsonb(whole_row)::text as row
      from (select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)})
        whole_row`.execute(on);
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
