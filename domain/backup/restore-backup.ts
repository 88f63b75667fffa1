import { type Kysely, sql } from "kysely";
import { setWording } from "#db/copy-table.ts";
import { createMigrator, listMigrations } from "#db/migrate.ts";
import { openConnection } from "#db/own-connection.ts";
import type { DB } from "#db/schema.ts";
import { AppError } from "../app-error.ts";
import type { FileStore } from "../files/file-store.ts";
import { createTables } from "../records/create-tables.ts";
import { kindNames } from "../records/kinds.ts";
import { type Manifest, pathOfFile, tableOfPart } from "./archive/manifest.ts";
import { readArchive, verifyArchive } from "./archive/read-archive.ts";
import { compareRows } from "./compare-rows.ts";
import { isDiskFull } from "./is-disk-full.ts";
import { clearDatabase, refuseOccupied } from "./occupied.ts";
import { createFileRestorer } from "./restore-files.ts";
import { createRowLoader, prepareTables } from "./restore-rows.ts";

/**
 * Puts a site back as an archive has it, into an empty database and file store; what is there is
 * replaced only if that is asked for. The archive is read to its end first, the database changes in
 * one transaction, and every row and file is held against the sums before any of it counts. An
 * archive of an older version is brought up to date.
 */
export async function restoreBackup({
  archive,
  passphrase,
  url,
  store,
  replace = false,
}: {
  archive: string;
  passphrase?: string | undefined;
  url: string;
  store: FileStore;
  replace?: boolean;
}): Promise<{ manifest: Manifest; steps: string[] }> {
  const manifest = await verifyArchive({ path: archive, passphrase });
  await refuseNewer({ archive, manifest });
  const connection = await openConnection({ url });
  const { client, on } = connection;
  const files = createFileRestorer({ store });
  try {
    await refuseOccupied({ on, store, replace });
    await setWording({ client });
    const steps = await on
      .transaction()
      .execute(async (transaction) => {
        if (replace) await clearDatabase({ on: transaction });
        await makeSchema({ manifest, on: transaction });
        await prepareTables({ manifest, on: transaction });
        const loader = createRowLoader({ client, manifest });
        try {
          for await (const { name, bytes } of readArchive({ path: archive, passphrase })) {
            const [table, file] = [tableOfPart(name), pathOfFile(name)];
            if (table) await loader.add({ table, bytes });
            if (file) await files.add({ name: file, bytes });
          }
        } catch (error) {
          await loader.abandon();
          throw error;
        }
        await loader.finish({ on: transaction });
        await compareRows({ client, manifest });
        await files.compare({ manifest });
        return bringUpToDate({ on: transaction });
      })
      .catch(async (error) => {
        await files.undo();
        throw error;
      });
    await files.finish({ manifest });
    await sql`analyze`.execute(on);
    return { manifest, steps };
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    throw new AppError(
      "unavailable",
      "There is no space left on the disk to restore to. Nothing was changed.",
      { cause: error },
    );
  } finally {
    await connection.close();
  }
}

async function refuseNewer({ archive, manifest }: { archive: string; manifest: Manifest }) {
  const known = await listMigrations();
  const strange = manifest.migrations.find((name) => !known.includes(name));
  if (strange) {
    throw new AppError(
      "invalid",
      `${archive} was made by a newer version of the site, ${manifest.version}: this one does not ` +
        `know its migration ${strange}. Upgrade the site, then restore.`,
    );
  }
  const skipped = known.find(
    (name, at) => at < manifest.migrations.length && name !== manifest.migrations[at],
  );
  if (skipped) {
    throw new AppError(
      "invalid",
      `${archive} has a schema without ${skipped}, which no release had.`,
    );
  }
}

/** The tables as they were: made by our own migrations, and for kinds of content younger than these. */
async function makeSchema({ manifest, on }: { manifest: Manifest; on: Kysely<DB> }) {
  const { error } = await createMigrator(on).migrateTo(manifest.migrations.at(-1) ?? "");
  if (error) throw error;
  const held = new Set(manifest.tables.map(({ name }) => name));
  await createTables({ among: kindNames.filter((kind) => held.has(kind)), on });
}

async function bringUpToDate({ on }: { on: Kysely<DB> }): Promise<string[]> {
  const { error, results = [] } = await createMigrator(on).migrateToLatest();
  if (error) throw error;
  await createTables({ on });
  return results.map(({ migrationName }) => migrationName);
}
