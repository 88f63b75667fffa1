import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generate, getDialect } from "kysely-codegen";
import { connect, db, disconnect } from "./connect.ts";
import { migrate } from "./migrate.ts";

/** The TypeScript types of an empty database once it is prepared, as text. */
export async function generateTypes({
  url,
  prepare,
}: {
  url: string;
  /** Makes the tables that follow from content rather than from migrations. */
  prepare: () => Promise<unknown>;
}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "tinghe-types-"));
  try {
    connect({ url });
    await migrate();
    await prepare();
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
    await rm(folder, { recursive: true });
  }
}
