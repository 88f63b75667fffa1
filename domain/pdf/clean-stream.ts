import { constants, createInflate, deflateSync, inflateSync } from "node:zlib";
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFRawStream,
} from "@cantoo/pdf-lib";
import { PdfRefused } from "./pdf-refused.ts";

const filterKey = PDFName.of("Filter");
const parametersKey = PDFName.of("DecodeParms");

const setOf = (...names: string[]) => new Set(names.map((name) => PDFName.of(name)));
const spelled = setOf("ASCIIHexDecode", "ASCII85Decode");
const packed = setOf("FlateDecode", "LZWDecode", "RunLengthDecode");
const pictures = setOf("DCTDecode", "JPXDecode", "JBIG2Decode", "CCITTFaxDecode");
/** Content that lies elsewhere: on the reader's disk, or behind an address. */
const elsewhere = setOf("F", "FFilter", "FDecodeParms", "Ref", "OPI");
/** Parts of the former file, never of a document. */
const containers = setOf("ObjStm", "XRef");

/** What a reader looks for from the first byte to the last once it mistrusts the table. */
const objectMark = /\d\s+\d+\s+obj|startxref/;

/**
 * Takes off the letters and digits that a stream was spelled in, and packs what was not packed, so
 * that nothing in it reads like a part of the file. Says how long it is when unpacked.
 */
export async function cleanStream({
  stream,
  room,
}: {
  stream: PDFRawStream;
  /** How long it may be. */
  room: number;
}): Promise<number> {
  const { dict } = stream;
  const type = dict.lookup(PDFName.Type);
  const isContainer = type instanceof PDFName && containers.has(type);
  if (isContainer || dict.keys().some((key) => elsewhere.has(key))) throw new PdfRefused("unsafe");
  const [first, second, ...more] = unspell(stream);
  const isKnown =
    (!first || packed.has(first) || (pictures.has(first) && !second)) &&
    (!second || pictures.has(second)) &&
    more.length === 0;
  if (!isKnown) throw new PdfRefused("unsafe");
  const length = first && packed.has(first) ? await measure({ stream, filter: first, room }) : 0;
  if (!first) {
    stream.updateContents(deflateSync(stream.getContents()));
    dict.set(filterKey, PDFName.FlateDecode);
    dict.delete(parametersKey);
  }
  const { buffer, byteOffset, byteLength } = stream.getContents();
  const written = Buffer.from(buffer, byteOffset, byteLength).toString("latin1");
  if (objectMark.test(written)) throw new PdfRefused("unsafe");
  return length;
}

/** Decodes what is text for the sake of being text; the filters that are left. */
function unspell(stream: PDFRawStream): PDFName[] {
  const { dict } = stream;
  const filters = listed(dict.lookup(filterKey)).map((filter) => dict.context.lookup(filter));
  const parameters = listed(dict.lookup(parametersKey));
  if (!filters.every((filter) => filter instanceof PDFName)) throw new PdfRefused("unsafe");
  let taken = 0;
  for (const filter of filters) {
    if (!spelled.has(filter)) break;
    stream.updateContents(decode({ stream, filter }));
    taken++;
  }
  const left = filters.slice(taken);
  if (taken > 0) {
    dict.set(filterKey, arrayOf(dict, left));
    dict.set(parametersKey, arrayOf(dict, parameters.slice(taken)));
  }
  return left;
}

function decode({ stream, filter }: { stream: PDFRawStream; filter: PDFName }): Uint8Array {
  const dict = PDFDict.withContext(stream.dict.context);
  dict.set(filterKey, filter);
  return decodePDFRawStream(PDFRawStream.of(dict, stream.getContents())).decode();
}

async function measure({
  stream,
  filter,
  room,
}: {
  stream: PDFRawStream;
  filter: PDFName;
  room: number;
}): Promise<number> {
  // The others are rare and pack little; what they come to is bounded by the memory of the process.
  if (filter !== PDFName.FlateDecode) return decode({ stream, filter }).length;
  const contents = stream.getContents();
  try {
    const maxOutputLength = Math.min(room, atOnce);
    return inflateSync(contents, { finishFlush, maxOutputLength }).length;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  // Too much to be held at once only to be counted.
  const inflate = createInflate({ finishFlush, chunkSize: 1024 * 1024 });
  inflate.end(contents);
  let length = 0;
  for await (const part of inflate as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > room) throw new PdfRefused("unsafe");
  }
  return length;
}

/** Readers do not mind a stream that lacks its end, and writers have left it out. */
const finishFlush = constants.Z_SYNC_FLUSH;
const atOnce = 16 * 1024 * 1024;

function listed(value: PDFObject | undefined): PDFObject[] {
  if (value instanceof PDFArray) return value.asArray();
  return value ? [value] : [];
}

function arrayOf({ context }: PDFDict, values: PDFObject[]): PDFArray {
  const array = PDFArray.withContext(context);
  for (const value of values) array.push(value);
  return array;
}
