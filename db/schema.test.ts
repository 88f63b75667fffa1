import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { generateTypes } from "../tests/support/database-types.ts";

test("the table types are those of the migrated database (npm run db:types)", async () => {
  const committed = await readFile(new URL("./schema.ts", import.meta.url), "utf8");
  expect(await generateTypes()).toBe(committed);
});
