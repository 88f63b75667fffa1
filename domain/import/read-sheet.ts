import { isStorable } from "../text/typed-text.ts";
import { sheetLimits } from "./limits.ts";
import { readCsv } from "./read-csv.ts";
import { readXlsx } from "./read-xlsx.ts";
import { type Cell, type SheetReading, SheetRefused, type SheetRow } from "./sheet.ts";

const packed = Buffer.from("PK\x03\x04", "latin1");

/**
 * Reads a sheet, CSV or XLSX by its content. The first line names the columns; lines whose first
 * cell begins with `#` are notes to people, and blank lines are nothing.
 */
export async function readSheetFile(bytes: Uint8Array): Promise<SheetReading> {
  const file = Buffer.from(bytes);
  try {
    const isPacked = file.subarray(0, 4).equals(packed);
    const lines = isPacked ? await readXlsx(file) : readCsv(file);
    const [headings = [], ...below] = lines.map((line) => line.map(toCell));
    const rows = below
      .map((cells, place): SheetRow => ({ number: place + 2, cells }))
      .filter(({ cells }) => !isNote(cells) && cells.some((cell) => cell !== ""));
    refuseUnfit(headings, rows);
    if (rows.length === 0) throw new SheetRefused("sheet-empty");
    return { sheet: { headings: headings.map(String), rows } };
  } catch (error) {
    if (error instanceof SheetRefused) return { refused: error.reason };
    throw error;
  }
}

function refuseUnfit(headings: Cell[], rows: SheetRow[]) {
  const isWide = (cells: Cell[]) =>
    cells.length > sheetLimits.columns ||
    cells.some((cell) => typeof cell === "string" && cell.length > sheetLimits.cellLength);
  const characters = rows.reduce((sum, { cells }) => sum + countCharacters(cells), 0);
  const tooLarge =
    rows.length > sheetLimits.rows || characters > sheetLimits.characters || isWide(headings);
  if (tooLarge || rows.some(({ cells }) => isWide(cells)))
    throw new SheetRefused("sheet-too-large");
  if (![headings, ...rows.map(({ cells }) => cells)].every((cells) => cells.every(isKept)))
    throw new SheetRefused("sheet-unreadable");
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
