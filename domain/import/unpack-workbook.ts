import { inflateRawSync } from "node:zlib";
import { sheetLimits } from "./limits.ts";
import { SheetRefused } from "./sheet.ts";

/** The parts that are read of a workbook; what else is packed with them is left packed. */
const wanted =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/(?:_rels\/workbook\.xml\.rels|workbook\.xml|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml))$/i;

/**
 * The parts of a packed file. Lengths, places and names in it are claims: each is compared with the
 * others and nothing is unpacked any further than it claims to be long, or than is taken in all.
 */
export function unpackWorkbook(file: Buffer): Record<string, Uint8Array> {
  const listed = listParts(file).filter(({ name }) => wanted.test(name));
  // Before anything is unpacked: a bomb costs no more than a look at its directory.
  const unpacked = listed.reduce((sum, { length }) => sum + length, 0);
  if (unpacked > sheetLimits.unpackedBytes) throw new SheetRefused("sheet-too-large");
  const parts: Record<string, Uint8Array> = {};
  for (const { name, length, content, isDeflated } of listed) {
    if (Object.hasOwn(parts, name)) throw new SheetRefused("sheet-unreadable");
    const isEmpty = length === 0;
    const part =
      isDeflated && !isEmpty ? inflateRawSync(content, { maxOutputLength: length }) : content;
    if (!isEmpty && part.length !== length) throw new SheetRefused("sheet-unreadable");
    parts[name] = part;
  }
  return parts;
}

const endMark = Buffer.from("PK\x05\x06", "latin1");
const entryMark = 0x02014b50;
const partMark = 0x04034b50;
const [stored, deflated] = [0, 8];

type Part = { name: string; length: number; content: Buffer; isDeflated: boolean };

function listParts(file: Buffer): Part[] {
  const end = file.lastIndexOf(endMark);
  const count = file.readUInt16LE(end + 10);
  const directory = file.readUInt32LE(end + 16);
  if (count > sheetLimits.parts) throw new SheetRefused("sheet-too-large");
  const parts: Part[] = [];
  const places: { from: number; to: number }[] = [];
  let at = directory;
  for (let part = 0; part < count; part++) {
    const isEncrypted = (file.readUInt16LE(at + 8) & 1) !== 0;
    const method = file.readUInt16LE(at + 10);
    const packedLength = file.readUInt32LE(at + 20);
    const nameLength = file.readUInt16LE(at + 28);
    const from = file.readUInt32LE(at + 42);
    const start = from + 30 + file.readUInt16LE(from + 26) + file.readUInt16LE(from + 28);
    const to = start + packedLength;
    const isKnown =
      file.readUInt32LE(at) === entryMark &&
      file.readUInt32LE(from) === partMark &&
      [stored, deflated].includes(method) &&
      !isEncrypted &&
      to <= directory;
    if (!isKnown) throw new SheetRefused("sheet-unreadable");
    places.push({ from, to });
    parts.push({
      name: file.toString("utf8", at + 46, at + 46 + nameLength),
      length: file.readUInt32LE(at + 24),
      content: file.subarray(start, to),
      isDeflated: method === deflated,
    });
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  refuseOverlaps(places);
  return parts;
}

/** A bomb names one part many times, or packs parts into each other. */
function refuseOverlaps(places: { from: number; to: number }[]) {
  let end = 0;
  for (const { from, to } of places.toSorted((one, other) => one.from - other.from)) {
    if (from < end) throw new SheetRefused("sheet-unreadable");
    end = to;
  }
}
