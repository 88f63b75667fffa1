import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { generateTypes } from "#db/generate-types.ts";
import { createTables } from "#domain/records/create-tables.ts";
import { createDatabase } from "./support/databases.ts";
import { startTestServer } from "./support/test-server.ts";

test("the table types are those of the migrated database (npm run db:types)", async () => {
  const committed = await readFile(new URL("../db/schema.ts", import.meta.url), "utf8");
  const server = await startTestServer();
  const database = await createDatabase({ server: server.url });
  try {
    expect(await generateTypes({ ...database, prepare: createTables })).toBe(committed);
  } finally {
    await database.drop();
    await server.stop();
  }
});
