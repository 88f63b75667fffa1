/** Writes db/schema.ts: the table types, read from a freshly migrated database. */
import { writeFile } from "node:fs/promises";
import { generateTypes } from "../tests/support/database-types.ts";

await writeFile(new URL("../db/schema.ts", import.meta.url), await generateTypes());
