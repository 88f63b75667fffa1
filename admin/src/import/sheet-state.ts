import type { ProductImport } from "./product-import.ts";

export type SheetState = "unreadable" | "committed" | "rolled-back" | "wrong" | "ready" | "nothing";

type Sheet = Pick<ProductImport, "state" | "counts" | "problems">;

/** What has become of a sheet, or what stands in its way. */
export function sheetStateOf({ state, counts, problems }: Sheet): SheetState {
  if (problems.length > 0) return "unreadable";
  if (state !== "checked") return state;
  if (counts.wrong > 0) return "wrong";
  return counts.new + counts.changed > 0 ? "ready" : "nothing";
}

/** What can be done with it: a sheet with anything wrong in it changes nothing at all. */
export function actionOf(sheet: Sheet): "commit" | "roll-back" | undefined {
  if (sheet.state === "committed") return "roll-back";
  return sheetStateOf(sheet) === "ready" ? "commit" : undefined;
}

export function rowCount(counts: ProductImport["counts"]): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
