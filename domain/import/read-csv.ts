import { parse } from "csv-parse/sync";
import { sheetLimits } from "./limits.ts";
import { SheetRefused } from "./sheet.ts";

/** The lines of a CSV file, in whatever of the usual ways it was written. */
export function readCsv(file: Buffer): string[][] {
  const text = decode(file);
  if (text.includes("\0")) throw new SheetRefused("sheet-unreadable");
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: false,
      // A line more than are taken, so that too many are noticed.
      to: sheetLimits.rows * 2 + 2,
    });
  } catch {
    throw new SheetRefused("sheet-unreadable");
  }
}

/** Unicode where it is; else the encoding in which Chinese spreadsheet programs save CSV. */
function decode(file: Buffer): string {
  if (file[0] === 0xff && file[1] === 0xfe) return new TextDecoder("utf-16le").decode(file);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(file);
  } catch {
    return new TextDecoder("gb18030").decode(file);
  }
}

/** The one of the usual separators that the first line has most of. */
function delimiterOf(text: string): string {
  const [first = ""] = text.split(/\r?\n/, 1);
  const count = (separator: string) => first.split(separator).length;
  return [",", ";", "\t"].reduce((best, other) => (count(other) > count(best) ? other : best));
}
