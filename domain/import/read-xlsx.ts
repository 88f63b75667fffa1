import { inflateRawSync } from "node:zlib";
import { readSheet } from "read-excel-file/node";
import { sheetLimits } from "./limits.ts";
import { SheetRefused } from "./sheet.ts";

/** The lines of the first sheet of an XLSX file. */
export async function readXlsx(file: Buffer): Promise<unknown[][]> {
  try {
    refuseBomb(file);
    return await readSheet(file);
  } catch (error) {
    throw error instanceof SheetRefused ? error : new SheetRefused("sheet-unreadable");
  }
}

/**
 * What a packed file says of itself is a claim, and a few kilobytes can unpack to gigabytes. So
 * every part is unpacked for trial, each no further than it claims to be long.
 */
function refuseBomb(file: Buffer) {
  let unpacked = 0;
  for (const { name, length, unpack } of listParts(file)) {
    unpacked += length;
    if (unpacked > sheetLimits.unpackedBytes) throw new SheetRefused("sheet-too-large");
    const content = unpack();
    if (name.startsWith("xl/worksheets/")) refuseFarCells(content.toString("latin1"));
  }
}

const cellAddress = /<(?:\w+:)?c\s[^>]*?\br="([A-Z]{1,8})(\d{1,9})"/g;

/** One cell far out would make a table of everything before it. */
function refuseFarCells(xml: string) {
  for (const [, column = "", row] of xml.matchAll(cellAddress)) {
    if (Number(row) > sheetLimits.farthestRow || column.length > sheetLimits.longestColumnName) {
      throw new SheetRefused("sheet-too-large");
    }
  }
}

const endOfDirectory = Buffer.from("PK\x05\x06", "latin1");
const entryMark = 0x02014b50;
const deflated = 8;

/** The parts of a packed file, as its directory names them. */
function* listParts(file: Buffer) {
  const end = file.lastIndexOf(endOfDirectory);
  const count = file.readUInt16LE(end + 10);
  if (count > sheetLimits.parts) throw new SheetRefused("sheet-too-large");
  let at = file.readUInt32LE(end + 16);
  for (let part = 0; part < count; part++) {
    if (file.readUInt32LE(at) !== entryMark) throw new SheetRefused("sheet-unreadable");
    const method = file.readUInt16LE(at + 10);
    const packedLength = file.readUInt32LE(at + 20);
    const length = file.readUInt32LE(at + 24);
    const nameLength = file.readUInt16LE(at + 28);
    const local = file.readUInt32LE(at + 42);
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const packed = file.subarray(start, start + packedLength);
    yield {
      name: file.toString("latin1", at + 46, at + 46 + nameLength),
      length,
      unpack: () =>
        method === deflated && length > 0
          ? inflateRawSync(packed, { maxOutputLength: length })
          : packed,
    };
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
}
