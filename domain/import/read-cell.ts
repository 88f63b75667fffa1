import type { Column } from "./column.ts";
import { isClearing } from "./columns.ts";
import type { Reason } from "./forms.ts";
import type { Known } from "./import-plan.ts";
import type { Cell } from "./sheet.ts";

type Taken = { path: string; value: unknown } | { reason: Reason; detail?: string };

/** What a cell puts where, or why it cannot be taken. */
export function readCell({
  column,
  cell,
  known,
}: {
  column: Column;
  cell: Cell;
  known: Known;
}): Taken {
  const { path, form, cleared } = column;
  if (typeof cell !== "string" && !form.isDate) return { reason: "date", detail: cell.date };
  const text = typeof cell === "string" ? cell : cell.date;
  if (isClearing(text)) {
    if (!cleared) return { reason: "cannot-clear" };
    return "removes" in cleared
      ? { path: cleared.removes, value: undefined }
      : { path, value: cleared.value };
  }
  const read = form.read(text);
  return "reason" in read ? read : resolve({ column, value: read.value, known });
}

/** What a cell refers to has to be there. */
function resolve({
  column: { path, refersTo },
  value,
  known,
}: {
  column: Column;
  value: unknown;
  known: Known;
}): Taken {
  if (refersTo === "product_class") {
    const id = known.classes.get(String(value).toLowerCase());
    return id === undefined
      ? { reason: "unknown-class", detail: String(value) }
      : { path, value: id };
  }
  if (refersTo === "picture" || refersTo === "product") {
    const there = refersTo === "picture" ? known.pictures : known.products;
    const missing = [value].flat().filter((id) => !there.has(String(id)));
    if (missing.length > 0) return { reason: `unknown-${refersTo}`, detail: missing.join(", ") };
  }
  return { path, value };
}
