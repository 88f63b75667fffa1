import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import type { Cell } from "./export-inquiries.ts";
import { writeCsv } from "./write-csv.ts";
import { writeXlsx } from "./write-xlsx.ts";

async function* inParts(...parts: Cell[][][]) {
  yield* parts;
}

async function collect(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** What somebody may write so that a spreadsheet of ours does something, and how it must read. */
const hostile: [written: string, cell: string][] = [
  ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
  ["+1+1", "'+1+1"],
  ["-2+3", "'-2+3"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1+1", "'=1+1"],
  ["\r=1+1", "'=1+1"],
  ["  =1+1", "'=1+1"],
  ["\u202e=1+1", "'=1+1"],
  ["\u200f=1+1", "'=1+1"],
  ["\ufeff=1+1", "'=1+1"],
  ["＝1+1", "'＝1+1"],
  ['say "hi", =1', 'say "hi", =1'],
  ["two\r\nlines", "two\nlines"],
];

test("CSV has no cell that a spreadsheet would compute", async () => {
  const csv = (await collect(writeCsv(inParts(hostile.map(([written]) => [written]))))).toString();
  const expected = hostile.map(([, cell]) => `"${cell.replaceAll('"', '""')}"\r\n`);
  expect(csv).toBe(`\ufeff${expected.join("")}`);
});

test("CSV keeps numbers, times of the company and languages as they are", async () => {
  const row = [7, new Date("2026-03-31T17:30:00Z"), "王小明", "سارة", "", "a,b"];
  const csv = (await collect(writeCsv(inParts([row])))).toString();
  expect(csv).toBe(`\ufeff7,"2026-04-01 01:30:00","王小明","سارة","","a,b"\r\n`);
});

test("XLSX has texts and no formulas, whatever is written", async () => {
  const head: Cell[][] = [["Message"]];
  const rows: Cell[][] = hostile.map(([written]) => [written]);
  const file = unzipSync(
    await collect(writeXlsx(inParts(head, rows, [["</t><f>1+1</f>&\u0001\uffff"]]))),
  );
  const sheet = strFromU8(file["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
  expect(sheet).not.toContain("<f>");
  const texts = [
    ...sheet.matchAll(/<c r="[A-Z]+\d+" s="1" t="inlineStr"><is><t xml:space="preserve">([^<]*)</g),
  ];
  expect(texts.map(([, text]) => text)).toEqual([
    ...hostile.map(([, cell]) => cell.replace(/^'/, "")),
    "&lt;/t&gt;&lt;f&gt;1+1&lt;/f&gt;&amp; ",
  ]);
  // Excel's own mark that a cell is a text even when somebody edits it.
  expect(strFromU8(file["xl/styles.xml"] ?? new Uint8Array())).toContain('quotePrefix="1"');
});

test("XLSX counts days as Excel does", async () => {
  const parts = inParts([["Number", "Received"]], [[7, new Date("2026-03-31T17:30:00Z")]]);
  const file = unzipSync(await collect(writeXlsx(parts)));
  const sheet = strFromU8(file["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
  expect(sheet).toContain(
    '<row r="2"><c r="A2"><v>7</v></c><c r="B2" s="3"><v>46113.0625</v></c></row>',
  );
});

test.each([
  ["CSV", writeCsv],
  ["XLSX", writeXlsx],
])("%s is written while it is read", async (_name, write) => {
  let asked = 0;
  async function* endless(): AsyncGenerator<Cell[][]> {
    for (;;) {
      asked++;
      yield Array.from({ length: 1000 }, (_, at) => [`row ${asked}-${at}`, Math.random()]);
    }
  }
  const bytes = write(endless());
  let received = 0;
  for await (const chunk of bytes) {
    received += chunk.length;
    if (received > 200_000) break;
  }
  // Nobody asked for more than was taken, give or take what the compression holds.
  expect(asked).toBeLessThan(40);
});
