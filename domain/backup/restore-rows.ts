import { once } from "node:events";
import type { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import { type Kysely, sql } from "kysely";
import type pg from "pg";
import { copyIntoTable } from "#db/copy-table.ts";
import { listTables } from "#db/list-tables.ts";
import type { DB } from "#db/schema.ts";
import { AppError } from "../app-error.ts";
import type { Manifest } from "./archive/manifest.ts";

/** Empties what the migrations filled in, and lets no trigger run: rows come as they were. */
export async function prepareTables({ manifest, on }: { manifest: Manifest; on: Kysely<DB> }) {
  for (const { name, of, bounds } of manifest.partitions) {
    await sql`
      create table ${sql.table(name)} partition of ${sql.table(of)} ${sql.raw(bounds)}`.execute(on);
  }
  const tables = await listTables(on);
  for (const { name } of tables) {
    await sql`alter table ${sql.table(name)} disable trigger user`.execute(on);
  }
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(on);
}

/** Takes rows in as they come from an archive, table after table. */
export function createRowLoader({ client, manifest }: { client: pg.Client; manifest: Manifest }) {
  let current: { name: string; rows: Writable; done: Promise<void> } | undefined;
  let hasFailed = false;

  function begin(name: string) {
    const table = manifest.tables.find((table) => table.name === name);
    if (!table) throw new AppError("invalid", `The archive does not say what ${name} is.`);
    const rows = copyIntoTable({ client, name, columns: table.columns });
    const done = finished(rows);
    // Told to whoever writes or ends it.
    done.catch(() => {
      hasFailed = true;
    });
    return { name, rows, done };
  }

  async function end() {
    current?.rows.end();
    await current?.done;
    current = undefined;
  }

  return {
    async add({ table, bytes }: { table: string; bytes: AsyncIterable<Buffer> }) {
      if (current && current.name !== table) await end();
      current ??= begin(table);
      const { rows, done } = current;
      for await (const piece of bytes) {
        if (!rows.write(piece)) await Promise.race([once(rows, "drain"), done]);
      }
    },
    /** Gives up in the middle: nothing else can be said over the connection before. */
    async abandon() {
      if (!current || hasFailed) return;
      current.rows.destroy();
      await current.done.catch(() => {});
    },
    /** Numbers go on where they were, also past those that were deleted. */
    async finish({ on }: { on: Kysely<DB> }) {
      await end();
      for (const { name, last } of manifest.sequences) {
        await sql`select setval(${name}::regclass, ${last})`.execute(on);
      }
      await sql`set constraints all immediate`.execute(on);
      for (const { name } of await listTables(on)) {
        await sql`alter table ${sql.table(name)} enable trigger user`.execute(on);
      }
    },
  };
}
