import { stringify } from "csv-stringify/sync";
import { companyZone } from "../company/company-day.ts";
import { cleanLines } from "../text/typed-text.ts";
import type { Cell } from "./export-inquiries.ts";

const encoder = new TextEncoder();
/** Tells Excel that the file is UTF-8. */
const mark = "\ufeff";

/**
 * Lines of a table as CSV that spreadsheets only read: a text that begins like a formula gets an
 * apostrophe in front, which also keeps telephone numbers as they were written.
 */
export async function* writeCsv(parts: AsyncIterable<Cell[][]>): AsyncGenerator<Uint8Array> {
  yield encoder.encode(mark);
  for await (const rows of parts) {
    const text = stringify(
      rows.map((row) => row.map(toField)),
      { escape_formulas: true, quoted_string: true, record_delimiter: "\r\n" },
    );
    yield encoder.encode(text);
  }
}

/** Nothing invisible may stand before the character that decides whether it is a formula. */
export function toField(cell: Cell): string | number {
  if (typeof cell === "number") return cell;
  return cell instanceof Date ? companyTime(cell) : visible(cell);
}

export function visible(text: string): string {
  // Most texts are plain, and a file has millions of them.
  if (/^(?! )[ -~]*$/.test(text)) return text;
  return cleanLines(text)
    .replace(/[\ufffe\uffff]/g, "")
    .replace(/^[\s\u200c-\u200f\u061c]+/, "");
}

const time = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: companyZone,
});

/** The company's own time, as every spreadsheet understands it: `2026-04-01 09:30:00`. */
export function companyTime(at: Date): string {
  return time.format(at);
}
