import { type Kysely, sql } from "kysely";
import type { DB } from "#db/schema.ts";
import { AppError } from "../app-error.ts";
import type { FileStore } from "../files/file-store.ts";
import { hasFiles } from "./restore-files.ts";

/** Nothing is put over a site that runs, nor, unless that is asked for, over one that is there. */
export async function refuseOccupied({
  on,
  store,
  replace,
}: {
  on: Kysely<DB>;
  store: FileStore;
  replace: boolean;
}) {
  const { rows: nodes } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database()
      and pid <> pg_backend_pid() and application_name in ('tinghe', 'tinghe-listener')`.execute(
    on,
  );
  if (nodes.length > 0) {
    throw new AppError(
      "conflict",
      "The site uses this database now. Stop every node, then restore.",
    );
  }
  if (replace) return;
  const { rows: tables } = await sql<{ name: string }>`
    select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') limit 1`.execute(on);
  const what = tables.length > 0 ? "The database" : (await hasFiles({ store })) && store.place;
  if (!what) return;
  throw new AppError(
    "conflict",
    `${what} is not empty. Restore into an empty place, or say --replace: all that is there now is lost.`,
  );
}

/** Takes everything out of the database, in the transaction that fills it again. */
export async function clearDatabase({ on }: { on: Kysely<DB> }) {
  await sql`drop schema public cascade`.execute(on);
  await sql`create schema public`.execute(on);
  await sql`grant usage on schema public to public`.execute(on);
}
