import { zipSync } from "fflate";
import readWorkbook from "read-excel-file/node";
import { sheetLimits } from "./limits.ts";
import { measureMarkup } from "./measure-markup.ts";
import { SheetRefused } from "./sheet.ts";
import { unpackWorkbook } from "./unpack-workbook.ts";

export type Lines = { name: string; lines: unknown[][] };

/**
 * The lines of the sheets of an XLSX file. The library gets to see only what was unpacked and
 * looked at here, in an archive of our own: it would believe another directory than we do.
 */
export async function readXlsx(file: Buffer): Promise<Lines[]> {
  try {
    const parts = unpackWorkbook(file);
    const markup = { tags: 0, marks: 0 };
    for (const [name, part] of Object.entries(parts)) {
      const xml = Buffer.from(part.buffer, part.byteOffset, part.length).toString("latin1");
      const { tags, marks } = measureMarkup(xml);
      markup.tags += tags;
      markup.marks += marks;
      if (markup.tags > sheetLimits.tags || markup.marks > sheetLimits.marks)
        throw new SheetRefused("sheet-too-large");
      // Workbooks define no entities; whoever does means them to multiply.
      if (xml.includes("<!DOCTYPE")) throw new SheetRefused("sheet-unreadable");
      if (name.toLowerCase().startsWith("xl/worksheets/")) refuseFarCells(xml);
    }
    const sheets = await readWorkbook(Buffer.from(zipSync(parts, { level: 0 })));
    return sheets.map(({ sheet, data }) => ({ name: sheet, lines: data }));
  } catch (error) {
    throw error instanceof SheetRefused ? error : new SheetRefused("sheet-unreadable");
  }
}

const placeAttribute = /\sr\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const nearPlace = new RegExp(`^[A-Z]{0,${sheetLimits.longestColumnName}}(\\d{1,7})(?:\\.\\d+)?$`);

/**
 * One row or cell far out would make a table of everything before it. Where a row or cell stands is
 * its attribute `r`; a margin of the page, which is called so too, is a small number.
 */
function refuseFarCells(xml: string) {
  for (const [, quoted, apostrophed] of xml.matchAll(placeAttribute)) {
    const [, row] = nearPlace.exec(quoted ?? apostrophed ?? "") ?? [];
    if (row === undefined || Number(row) > sheetLimits.farthestRow) {
      throw new SheetRefused("sheet-too-large");
    }
  }
}
