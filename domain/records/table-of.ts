import { db } from "#db/connect.ts";
import type { Kind } from "./kinds.ts";

/** The table of any kind, as `record` in a query: it has the columns that all of them have. */
export function tableOf(kind: Kind) {
  return db.dynamic.table(kind).as("record");
}
