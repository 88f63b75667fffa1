import { zipSync } from "fflate";
import { expect, test } from "vitest";
import { SheetRefused } from "./sheet.ts";
import { unpackWorkbook } from "./unpack-workbook.ts";

/** Sheets of so many megabytes, as the directory says; what is packed under their names is broken. */
function pack(megabytes: number[]): Buffer {
  const sheets = megabytes.map((size, place): [string, Uint8Array] => [
    `xl/worksheets/sheet${place + 1}.xml`,
    new Uint8Array(size * 1024 * 1024),
  ]);
  const file = Buffer.from(zipSync(Object.fromEntries(sheets), { level: 1 }));
  for (let at = file.indexOf("PK\x03\x04"); at !== -1; at = file.indexOf("PK\x03\x04", at + 4)) {
    const content = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28);
    // No kind of block that there is.
    file[content] = 0xff;
  }
  return file;
}

test.each([[[41]], [[21, 21]], [[5, 5, 5, 5, 5, 5, 5, 5, 5]]])(
  "sheets of %j MB are refused before anything is unpacked",
  (megabytes) => {
    expect(() => unpackWorkbook(pack(megabytes))).toThrow(new SheetRefused("sheet-too-large"));
  },
);

test("what is small enough is unpacked, and broken", () => {
  expect(() => unpackWorkbook(pack([1]))).toThrow(/invalid block type/);
});
