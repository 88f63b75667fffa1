import { isStorable } from "../text/typed-text.ts";
import { sheetLimits } from "./limits.ts";
import { readCsv } from "./read-csv.ts";
import { type Lines, readXlsx } from "./read-xlsx.ts";
import { type Cell, type Sheet, type SheetReading, SheetRefused, type SheetRow } from "./sheet.ts";

const packed = Buffer.from("PK\x03\x04", "latin1");

/**
 * Reads the sheets of a file, CSV or XLSX by its content. The first line of each names the columns;
 * lines whose first cell begins with `#` are notes to people, and blank lines are nothing. So are
 * whole sheets whose name begins with it.
 */
export async function readSheetFile(bytes: Uint8Array): Promise<SheetReading> {
  const file = Buffer.from(bytes);
  try {
    const isPacked = file.subarray(0, 4).equals(packed);
    const found = isPacked ? await readXlsx(file) : [{ name: "", lines: readCsv(file) }];
    const sheets = found.filter(({ name }) => !name.startsWith("#")).map(toSheet);
    refuseUnfit(sheets);
    if (sheets.every(({ rows }) => rows.length === 0)) throw new SheetRefused("sheet-empty");
    return { sheets };
  } catch (error) {
    if (error instanceof SheetRefused) return { refused: error.reason };
    throw error;
  }
}

function toSheet({ name, lines }: Lines): Sheet {
  const [headings = [], ...below] = lines.map((line) => line.map(toCell));
  const rows = below
    .map((cells, place): SheetRow => ({ number: place + 2, cells }))
    .filter(({ cells }) => !isNote(cells) && cells.some((cell) => cell !== ""));
  return { name: name.trim(), headings: headings.map(String), rows };
}

function refuseUnfit(sheets: Sheet[]) {
  const lines = sheets.flatMap(({ headings, rows }) => [
    headings,
    ...rows.map(({ cells }) => cells),
  ]);
  const isWide = (cells: Cell[]) =>
    cells.length > sheetLimits.columns ||
    cells.some((cell) => typeof cell === "string" && cell.length > sheetLimits.cellLength);
  const characters = lines.reduce((sum, cells) => sum + countCharacters(cells), 0);
  const isLong = sheets.some(({ rows }) => rows.length > sheetLimits.partRows);
  if (isLong || characters > sheetLimits.characters || lines.some(isWide))
    throw new SheetRefused("sheet-too-large");
  if (!lines.every((cells) => cells.every(isKept))) throw new SheetRefused("sheet-unreadable");
}

function countCharacters(cells: Cell[]): number {
  return cells.reduce((sum, cell) => sum + (typeof cell === "string" ? cell.length : 0), 0);
}

/** A workbook can name any character by its number, also those that are none. */
function isKept(cell: Cell): boolean {
  return typeof cell !== "string" || isStorable(cell);
}

function isNote([first = ""]: Cell[]): boolean {
  return typeof first === "string" && first.startsWith("#");
}

function toCell(value: unknown): Cell {
  if (value instanceof Date) return { date: value.toISOString().slice(0, 10) };
  return value === null || value === undefined ? "" : String(value).trim();
}
