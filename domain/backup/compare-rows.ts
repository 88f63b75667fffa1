import type pg from "pg";
import { copyFromTable } from "#db/copy-table.ts";
import { AppError } from "../app-error.ts";
import type { Manifest } from "./archive/manifest.ts";
import { sumRows } from "./sum-rows.ts";

/** Reads every table again as the backup did, and finds the same or says which is another. */
export async function compareRows({ client, manifest }: { client: pg.Client; manifest: Manifest }) {
  for (const { name, columns, rows, sha256 } of manifest.tables) {
    const summed = sumRows(copyFromTable({ client, name, columns }));
    for await (const _ of summed.rows);
    const found = summed.close();
    if (found.sha256 === sha256) continue;
    throw new AppError(
      "invalid",
      `The table ${name} is not what was backed up: ${found.rows} rows in place of ${rows}, or other ones.`,
    );
  }
}
