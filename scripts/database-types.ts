/** Writes db/schema.ts: the table types, read from a freshly migrated database. */
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { startEmbedded } from "#db/embedded.ts";
import { generateTypes } from "#db/generate-types.ts";
import { createTables } from "#domain/records/create-tables.ts";

const folder = join(import.meta.dirname, "../data/database-types");

await rm(folder, { recursive: true, force: true });
const server = await startEmbedded({ directory: join(folder, "postgres"), durable: false });
try {
  const types = await generateTypes({ ...server, prepare: createTables });
  await writeFile(new URL("../db/schema.ts", import.meta.url), types);
} finally {
  await server.stop();
  await rm(folder, { recursive: true });
}
