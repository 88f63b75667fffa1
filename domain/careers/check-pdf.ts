import { inflateSync } from "node:zlib";

export type PdfProblem = "missing" | "large" | "name" | "type" | "encrypted" | "unsafe";

export const largestPdf = 5 * 1024 * 1024;

/** A file as a browser hands it over. */
export type SentFile = { bytes: Buffer; name: string; type: string };

/** What browsers call a PDF; some know no better than “some bytes”. */
const types = ["application/pdf", "application/x-pdf", "application/octet-stream", ""];
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const path = /[\\/:\u0000-\u001f]|^\.|\.\./;
const longestName = 200;

/** What the envelope tells: nothing of the content is read for it. */
export function findEnvelopeProblem(file: SentFile | undefined): PdfProblem | undefined {
  if (!file || file.bytes.length === 0) return "missing";
  if (file.bytes.length > largestPdf) return "large";
  if (path.test(file.name) || !/\.pdf$/i.test(file.name) || file.name.length > longestName) {
    return "name";
  }
  return types.includes(file.type.split(";", 1)[0]?.trim().toLowerCase() ?? "")
    ? undefined
    : "type";
}

/**
 * What is wrong with the content: not one whole PDF and nothing else, locked, or more than paper.
 * Neither its name nor what the sender calls it proves anything.
 */
export function findContentProblem(bytes: Buffer): PdfProblem | undefined {
  const text = bytes.toString("latin1");
  if (!isWhole(text)) return "type";
  if (isAlsoAnother({ bytes, text })) return "unsafe";
  const told = decodeNames(text);
  if (encrypted.test(told)) return "encrypted";
  return active.test(told) || packsActive({ bytes, text }) ? "unsafe" : undefined;
}

const encrypted = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/;

/** Actions, and parts that carry files or programs. A page that merely speaks of them has none. */
const active =
  /\/S\s*\/(?:JavaScript|Launch|SubmitForm|ImportData|GoToE|Rendition)\b|\/(?:EmbeddedFiles?|RichMedia|XFA)[\s[<(/]/;

/** Begins as a PDF at the very first byte, ends as one at the last, and knows where its table is. */
function isWhole(text: string): boolean {
  if (!/^%PDF-(?:1\.[0-7]|2\.0)\s/.test(text)) return false;
  const end = /startxref\s+(\d{1,10})\s+%%EOF[\s\0]*$/.exec(text.slice(-2048));
  if (!end) return false;
  const table = text.slice(Number(end[1]), Number(end[1]) + 40);
  return /^\s*(?:xref\s|\d+\s+\d+\s+obj\b)/.test(table);
}

const markup = /<(?:script|html|svg|iframe|body)[\s>/]|<!doctype\s|<\?php\s/i;
const endOfArchive = "PK\x05\x06";

/** Whether another program would open it as something else: a page, an archive, an image of a disk. */
function isAlsoAnother({ bytes, text }: { bytes: Buffer; text: string }): boolean {
  if (markup.test(text.slice(0, 4096))) return true;
  if (text.startsWith("ustar", 257) || text.startsWith("CD001", 32_769)) return true;
  // An archive is read from its end, which may be up to this long and tells its own length.
  const from = Math.max(0, text.length - 65_557);
  let at = text.indexOf(endOfArchive, from);
  while (at !== -1 && at + 22 <= bytes.length) {
    if (at + 22 + bytes.readUInt16LE(at + 20) <= bytes.length) return true;
    at = text.indexOf(endOfArchive, at + 1);
  }
  return false;
}

/** Names may be written in code: `/#4aavaScript`. */
function decodeNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

const mostUnpacked = 16 * 1024 * 1024;

/**
 * Objects may be packed together in compressed streams, where nobody would see them. What unpacks to
 * more than any letter needs is not looked at any further.
 */
function packsActive({ bytes, text }: { bytes: Buffer; text: string }): boolean {
  let left = mostUnpacked;
  for (const { index, 0: head } of text.matchAll(/\/ObjStm\b[\s\S]{0,500}?stream\r?\n/g)) {
    const unpacked = unpack({ bytes: bytes.subarray(index + head.length), most: left });
    left -= unpacked.length;
    if (left <= 0 || active.test(decodeNames(unpacked.toString("latin1")))) return true;
  }
  return false;
}

/** Nothing when it is broken, which no reader can read either. */
function unpack({ bytes, most }: { bytes: Buffer; most: number }): Buffer {
  try {
    return inflateSync(bytes, { maxOutputLength: most });
  } catch (error) {
    const isTooLarge = error instanceof RangeError;
    return Buffer.alloc(isTooLarge ? most : 0);
  }
}
