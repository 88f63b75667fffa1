import type { Answer, Row } from "../api.ts";
import { allOf } from "../ui/all-of.ts";

/** A sheet that was read and compared with the catalogue. */
export type ProductImport = Answer<"GET /import/:id">;
export type ImportLine = Row<"GET /import/:id/rows">;
export type RowState = ImportLine["state"];

export const rowStates = allOf<RowState>({
  new: true,
  changed: true,
  unchanged: true,
  wrong: true,
});
