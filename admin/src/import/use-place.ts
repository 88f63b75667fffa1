import { useLanguage, useTexts } from "../language.ts";
import type { ImportLine } from "./product-import.ts";
import { texts } from "./texts.ts";

type Problem = Omit<ImportLine["problems"][number], "reason">;
type Change = Omit<ImportLine["changes"][number], "before" | "after">;

/** Words for where in the workbook something stands: "Finishes, row 4, Colour (colour)". */
export function usePlaceText() {
  const text = useTexts(texts);
  const language = useLanguage();
  const whole = {
    ...{ added: text.added, removed: text.removed, moved: text.moved, emptied: text.wholePart },
  };
  return (place: Problem | Change): string => {
    const { column, columnName, sheetName } = place;
    const named = columnName ? text.columnOf(columnName[language], column) : column;
    const row = "row" in place && place.row ? text.rowOf(place.row) : "";
    const item = "item" in place && place.item ? place.item : "";
    const what = "what" in place && place.what ? whole[place.what] : named;
    return [sheetName?.[language] ?? "", row, item, what].filter(Boolean).join(text.listSeparator);
  };
}
