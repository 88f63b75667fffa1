import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { createDatabase } from "../tests/support/databases.ts";
import { startTestServer } from "../tests/support/test-server.ts";
import { generateTypes } from "./generate-types.ts";

test("the table types are those of the migrated database (npm run db:types)", async () => {
  const committed = await readFile(new URL("./schema.ts", import.meta.url), "utf8");
  const server = await startTestServer();
  const database = await createDatabase({ server: server.url });
  try {
    expect(await generateTypes(database)).toBe(committed);
  } finally {
    await database.drop();
    await server.stop();
  }
});
