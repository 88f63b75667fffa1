import type { Label } from "../records/fields.ts";
import { columns } from "./columns.ts";
import { partSheets } from "./part-sheets.ts";

/** What a sheet and a column are called, in words; nothing where this version knows neither. */
export type Named = { sheetName?: Label; columnName?: Label };

export function nameSheet({ sheet }: { sheet?: string | undefined }): Named {
  const label = partSheets.find(({ name }) => name === sheet)?.label;
  return label ? { sheetName: label } : {};
}

export function nameColumn({ sheet, column }: { sheet?: string; column: string }): Named {
  const part = partSheets.find(({ name }) => name === sheet);
  const among = part ? [...part.owners, ...part.columns] : columns;
  const label = among.find(({ name }) => name === column)?.label;
  return { ...nameSheet({ sheet }), ...(label && { columnName: label }) };
}
