/**
 * `npm run release:dump`: writes what a site of this version leaves to the next one, a small filled
 * database, to `tests/releases`. Every later version is held to upgrading it.
 */
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { connect, db, disconnect } from "#db/connect.ts";
import { dumpRows, writeDump } from "#db/dump.ts";
import { startEmbedded } from "#db/embedded.ts";
import { migrate } from "#db/migrate.ts";
import { createTables } from "#domain/records/create-tables.ts";
import { derived, fillDatabase } from "./release/fill-database.ts";

const project = join(import.meta.dirname, "..");
const folder = join(project, "data/release-dump");
const { version } = JSON.parse(await readFile(join(project, "package.json"), "utf8"));
const file = join(project, "tests/releases", `${version}.jsonl.gz`);

await rm(folder, { recursive: true, force: true });
const server = await startEmbedded({ directory: join(folder, "postgres"), durable: false });
connect({ url: server.url });
try {
  await migrate();
  await createTables();
  await fillDatabase({ on: db });
  const dump = gzipSync(writeDump(await dumpRows({ derived, on: db })), { level: 9 });
  await writeFile(file, dump, { flag: "wx" });
  console.log(`${file}: ${Math.ceil(dump.length / 1024)} KB`);
} finally {
  await disconnect();
  await server.stop();
  await rm(folder, { recursive: true });
}
