import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { createDatabase } from "./databases.ts";

const project = join(import.meta.dirname, "../..");

/** All that a migrated database with the demonstration content is made from. */
const madeFrom = [
  "content",
  "db",
  "domain",
  "media/index.json",
  "messages",
  "package-lock.json",
  "server/demonstration.ts",
];

/** Any number: who finds the database missing makes it, and others wait for that. */
const turn = 20_260_101;

/**
 * The name of a finished database that tests copy, which takes milliseconds. Making it takes
 * seconds, so it is kept until something changes that it is made from.
 */
export async function finishedDatabase({ server }: { server: string }): Promise<string> {
  const name = `finished_${fingerprint()}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [turn]);
    const { rows } = await client.query<{ datname: string }>(
      "select datname from pg_database where datname like 'finished\\_%'",
    );
    if (rows.some(({ datname }) => datname === name)) return name;
    const made = await makeDatabase({ server });
    await client.query(`alter database ${made} rename to ${name}`);
    // Other checks of an older state may be copying theirs this moment; it goes the next time.
    for (const { datname } of rows) {
      await client.query(`drop database if exists ${datname}`).catch(() => {});
    }
    return name;
  } finally {
    await client.end();
  }
}

async function makeDatabase({ server }: { server: string }): Promise<string> {
  const { connect, disconnect } = await import("#db/connect.ts");
  const { migrate } = await import("#db/migrate.ts");
  const { createTables } = await import("#domain/records/create-tables.ts");
  const { loadDemonstration } = await import("../../server/demonstration.ts");
  const database = await createDatabase({ server });
  connect({ url: database.url });
  try {
    await migrate();
    await createTables();
    await loadDemonstration();
  } finally {
    await disconnect();
  }
  return database.name;
}

/** By what is in the files: their times say nothing after a change of branch. */
function fingerprint(): string {
  const hash = createHash("sha256");
  const visit = (path: string) => {
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) visit(join(path, name));
    } else if (!path.endsWith(".test.ts")) {
      hash.update(path.slice(project.length)).update(readFileSync(path));
    }
  };
  for (const path of madeFrom) visit(join(project, path));
  return hash.digest("hex").slice(0, 16);
}
