import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generate, getDialect } from "kysely-codegen";
import { connect, db, disconnect } from "#db/connect.ts";
import { migrate } from "#db/migrate.ts";
import { createDatabase } from "./databases.ts";
import { startTestServer } from "./test-server.ts";

/** The TypeScript types of a freshly migrated database, as text. */
export async function generateTypes(): Promise<string> {
  const server = await startTestServer();
  const database = await createDatabase({ server: server.url });
  const folder = await mkdtemp(join(tmpdir(), "tinghe-types-"));
  try {
    connect({ url: database.url });
    await migrate();
    const outFile = join(folder, "schema.ts");
    await generate({
      camelCase: false,
      db: db as never,
      dialect: getDialect("postgres"),
      excludePattern: "kysely_*",
      outFile,
      // As the driver reads them (db/connect.ts).
      typeMapping: { int8: "number", numeric: "number" },
    });
    return await readFile(outFile, "utf8");
  } finally {
    await disconnect();
    await database.drop();
    await server.stop();
    await rm(folder, { recursive: true });
  }
}
