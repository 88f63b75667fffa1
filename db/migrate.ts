import { readdir } from "node:fs/promises";
import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { db } from "./connect.ts";

const directory = new URL("./migrations/", import.meta.url);

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(directory)).filter((file) => /^\d{3}-.*\.ts$/.test(file)).sort();
  const loaded = files.map(async (file) => {
    const migration: Migration = await import(new URL(file, directory).href);
    return [file.replace(/\.ts$/, ""), migration] as const;
  });
  return Object.fromEntries(await Promise.all(loaded));
}

/** The names of all steps there are, in their order. */
export async function listMigrations(): Promise<string[]> {
  return Object.keys(await readMigrations());
}

export function createMigrator<Tables>(on: Kysely<Tables>) {
  return new Migrator({ db: on, provider: { getMigrations: readMigrations } });
}

/**
 * Brings the schema up to date, all or nothing. The migrator holds an advisory lock, so any
 * number of nodes may start at once. Returns the names of the steps it took.
 */
export async function migrate(): Promise<string[]> {
  const migrator = createMigrator(db);
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) {
    const failed = results.find((result) => result.status === "Error");
    throw new Error(
      `Migration ${failed?.migrationName ?? "(before the first step)"} failed, nothing was changed: ${
        error instanceof Error ? error.message : String(error)
      }`,
      { cause: error },
    );
  }
  return results.map((result) => result.migrationName);
}
