import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { generate, getDialect, RawExpressionNode } from "kysely-codegen";
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
      overrides: { columns: await readWordColumns() },
      // As the driver reads them (db/connect.ts).
      typeMapping: { int8: "number", numeric: "number" },
    });
    return await readFile(outFile, "utf8");
  } finally {
    await disconnect();
    await rm(folder, { recursive: true });
  }
}

/** Columns that a check holds to a few words, each as the union of these. */
async function readWordColumns(): Promise<Record<string, RawExpressionNode>> {
  const { rows } = await sql<{ column: string; hasDefault: boolean; check: string }>`
    select concat_ws('.', 'public', relname, attname) as column, atthasdef as "hasDefault",
      pg_get_constraintdef(pg_constraint.oid) as check
    from pg_constraint join pg_class on pg_class.oid = conrelid
      join pg_attribute on attrelid = conrelid and array[attnum] = conkey
    where contype = 'c' and relnamespace = 'public'::regnamespace`.execute(db);
  const columns: Record<string, RawExpressionNode> = {};
  for (const { column, hasDefault, check } of rows) {
    const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.+)\]\)\)\)$/.exec(check)?.[1];
    if (list === undefined) continue;
    const union = Array.from(list.matchAll(/'([^']*)'::text/g), ([, word]) => `"${word}"`).join(
      " | ",
    );
    columns[column] = new RawExpressionNode(hasDefault ? `Generated<${union}>` : union);
  }
  return columns;
}
