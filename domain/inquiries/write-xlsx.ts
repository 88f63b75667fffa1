import { Zip, ZipDeflate, ZipPassThrough } from "fflate";
import type { Cell } from "./export-inquiries.ts";
import { companyTime, visible } from "./write-csv.ts";

const encoder = new TextEncoder();

/** A sheet of a workbook, and where its lines come from. */
export type SheetToWrite = { name: string; parts: AsyncIterable<Cell[][]> };

/** Lines of a table as an Excel workbook of one sheet. */
export function writeXlsx(
  parts: AsyncIterable<Cell[][]>,
  { sheetName = "Inquiries" }: { sheetName?: string } = {},
): AsyncGenerator<Uint8Array> {
  return writeWorkbook([{ name: sheetName, parts }]);
}

/**
 * An Excel workbook, written while its lines are read, sheet by sheet: libraries for it build the
 * whole table in memory first. Texts are texts, with the mark that keeps Excel from ever taking
 * them for formulas, also when they are edited.
 */
export async function* writeWorkbook(sheets: SheetToWrite[]): AsyncGenerator<Uint8Array> {
  let finished: Uint8Array[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    finished.push(chunk);
  });
  const take = () => {
    const taken = finished;
    finished = [];
    return taken;
  };
  for (const [path, content] of Object.entries(frameOf(sheets))) {
    const file = new ZipPassThrough(path);
    archive.add(file);
    file.push(
      encoder.encode(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${content}`),
      true,
    );
  }
  for (const [place, { parts }] of sheets.entries()) {
    const sheet = new ZipDeflate(`xl/${pathOf(place)}`, { level: 1 });
    archive.add(sheet);
    sheet.push(encoder.encode(sheetStart));
    yield* take();
    let number = 0;
    for await (const rows of parts) {
      const markup = rows.map((row) => writeRow({ row, number: ++number })).join("");
      sheet.push(encoder.encode(markup));
      yield* take();
    }
    sheet.push(encoder.encode(sheetEnd), true);
  }
  archive.end();
  yield* take();
}

const pathOf = (place: number) => `worksheets/sheet${place + 1}.xml`;

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const relations = "http://schemas.openxmlformats.org/package/2006/relationships";
const contentType = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** Styles: 0 plain, 1 a text that never is a formula, 2 a heading, 3 a time. */
const frameOf = (sheets: SheetToWrite[]) => ({
  "[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/>${each(sheets, (_, place) => `<Override PartName="/xl/${pathOf(place)}" ContentType="${contentType}.worksheet+xml"/>`)}<Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/></Types>`,
  "_rels/.rels": `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${each(sheets, ({ name }, place) => `<sheet name="${escapeXml(name)}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`)}</sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${relations}">${each(sheets, (_, place) => `<Relationship Id="rId${place + 1}" Type="${office}/worksheet" Target="${pathOf(place)}"/>`)}<Relationship Id="rId${sheets.length + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  "xl/styles.xml": `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
});

function each(
  sheets: SheetToWrite[],
  write: (sheet: SheetToWrite, place: number) => string,
): string {
  return sheets.map(write).join("");
}

const sheetStart = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="1" width="10"/><col min="2" max="2" width="18"/><col min="3" max="11" width="16"/><col min="12" max="12" width="60"/><col min="13" max="29" width="18"/></cols><sheetData>`;
const sheetEnd = "</sheetData></worksheet>";

function writeRow({ row, number }: { row: Cell[]; number: number }): string {
  const cells = row.map((cell, place) =>
    writeCell({ cell, at: `${columnName(place)}${number}`, heading: number === 1 }),
  );
  return `<row r="${number}">${cells.join("")}</row>`;
}

/** A to Z, then AA: Excel can do without, other readers of workbooks cannot. */
function columnName(place: number): string {
  const before = place < 26 ? "" : columnName(Math.floor(place / 26) - 1);
  return before + String.fromCharCode(65 + (place % 26));
}

function writeCell({ cell, at, heading }: { cell: Cell; at: string; heading: boolean }): string {
  if (typeof cell === "number") return `<c r="${at}"><v>${cell}</v></c>`;
  if (cell instanceof Date) return `<c r="${at}" s="3"><v>${toSerial(cell)}</v></c>`;
  const style = heading ? 2 : 1;
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(visible(cell))}</t></is></c>`;
}

const millisecondsPerDay = 86_400_000;
/** Days from Excel's first to ours. */
const epoch = 25_569;

/** Excel counts days of no time zone: the company's clock is what people expect to read. */
function toSerial(at: Date): number {
  return Date.parse(`${companyTime(at).replace(" ", "T")}Z`) / millisecondsPerDay + epoch;
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function escapeXml(text: string): string {
  return text.replace(/[&<>]/g, (character) => escapes[character] ?? "");
}
