import type { Kysely } from "kysely";
import { db } from "#db/connect.ts";
import type { DB } from "#db/schema.ts";
import { AppError } from "../app-error.ts";
import { rowNumber } from "../queries/row-number.ts";

/** An inquiry as it is stored. */
export async function readInquiry({ id, on = db }: { id: string; on?: Kysely<DB> }) {
  const row = await on
    .selectFrom("inquiry")
    .where("id", "=", rowNumber(id))
    .selectAll()
    .executeTakeFirst();
  if (!row) throw new AppError("not-found");
  return row;
}
