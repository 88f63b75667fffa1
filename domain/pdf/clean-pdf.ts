import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
  PDFWriter,
} from "@cantoo/pdf-lib";
import { cleanStream } from "./clean-stream.ts";
import { type PdfRefusal, PdfRefused } from "./pdf-refused.ts";
import { removeActiveContent } from "./remove-active-content.ts";
import { isPolyglot, isWhole } from "./whole-pdf.ts";

export type CleanedPdf = { pdf: Uint8Array } | { refused: PdfRefusal };

/**
 * Reads a PDF and writes it anew: only objects that were read, found harmless and are part of the
 * document, spelled in the one plainest way. Whatever a reader might take differently than we do
 * (padding, former versions, two tables, comments, escapes, packed objects) is not in what we keep.
 */
export async function cleanPdf(bytes: Uint8Array): Promise<CleanedPdf> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  try {
    if (!isWhole(file.toString("latin1"))) throw new PdfRefused("type");
    if (isPolyglot(file)) throw new PdfRefused("unsafe");
    const context = await PDFParser.forBytesWithOptions(file).parseDocument();
    const pdf = await writeAnew(context);
    if (isPolyglot(Buffer.from(pdf.buffer))) throw new PdfRefused("unsafe");
    return { pdf };
  } catch (error) {
    // What the library cannot read is no PDF that we could vouch for.
    return { refused: error instanceof PdfRefused ? error.reason : "type" };
  }
}

async function writeAnew(context: PDFContext): Promise<Uint8Array> {
  const { Root, Info, Encrypt } = context.trailerInfo;
  if (Encrypt) throw new PdfRefused("encrypted");
  if (!(Root instanceof PDFRef)) throw new PdfRefused("type");
  const objects = context.enumerateIndirectObjects();
  for (const [ref, object] of objects) {
    const plain = spellPlainly(object);
    if (plain !== object) context.assign(ref, plain);
    for (const dict of dictsIn(plain)) removeActiveContent(dict);
  }
  const kept = listReachable({ context, from: Info instanceof PDFRef ? [Root, Info] : [Root] });
  if (![...kept].some((ref) => isPage(context.lookup(ref)))) throw new PdfRefused("type");
  for (const [ref] of objects) if (!kept.has(ref)) context.delete(ref);
  context.trailerInfo = { Root, ...(Info instanceof PDFRef && { Info }) };
  context.largestObjectNumber = 0;
  let room = mostUnpacked;
  for (const ref of kept) {
    context.largestObjectNumber = Math.max(context.largestObjectNumber, ref.objectNumber);
    const object = context.lookup(ref);
    if (object instanceof PDFRawStream) room -= await cleanStream({ stream: object, room });
  }
  return PDFWriter.forContext(context, Number.POSITIVE_INFINITY).serializeToBuffer();
}

/** What a file may come to when unpacked. More is a bomb for whoever opens it. */
const mostUnpacked = 1024 * 1024 * 1024;

function isPage(object: PDFObject | undefined): boolean {
  return object instanceof PDFDict && object.lookup(PDFName.Type) === PDFName.Page;
}

/** The dictionaries within an object, its own included; not those it refers to. */
function* dictsIn(object: PDFObject): Generator<PDFDict> {
  const todo = [object];
  for (let next = todo.pop(); next; next = todo.pop()) {
    if (next instanceof PDFDict) yield next;
    for (const part of partsOf(next)) todo.push(part);
  }
}

function partsOf(object: PDFObject): PDFObject[] {
  if (object instanceof PDFStream) return [object.dict];
  if (object instanceof PDFArray) return object.asArray();
  return object instanceof PDFDict ? object.values() : [];
}

/** Texts in hexadecimal digits, whose end nobody can mistake; streams nowhere within others. */
function spellPlainly(object: PDFObject): PDFObject {
  if (object instanceof PDFString || object instanceof PDFHexString) {
    return PDFHexString.of(Buffer.from(object.asBytes()).toString("hex"));
  }
  const holder = object instanceof PDFStream ? object.dict : object;
  if (holder instanceof PDFArray) {
    for (const [place, value] of holder.asArray().entries()) holder.set(place, spellPart(value));
  }
  if (holder instanceof PDFDict) {
    for (const [key, value] of holder.entries()) holder.set(key, spellPart(value));
  }
  return object;
}

function spellPart(value: PDFObject): PDFObject {
  if (value instanceof PDFStream) throw new PdfRefused("unsafe");
  return spellPlainly(value);
}

/** The objects that belong to the document. */
function listReachable({ context, from }: { context: PDFContext; from: PDFRef[] }): Set<PDFRef> {
  const isDamaged = context
    .enumerateIndirectObjects()
    .some(([, object]) => object instanceof PDFInvalidObject);
  const reached = new Set<PDFRef>();
  const todo: PDFObject[] = [...from];
  for (let next = todo.pop(); next; next = todo.pop()) {
    if (next instanceof PDFInvalidObject) throw new PdfRefused("type");
    for (const part of partsOf(next)) todo.push(part);
    if (!(next instanceof PDFRef) || reached.has(next)) continue;
    const target = context.lookup(next);
    // What is missing is nothing; but where something could not be read, it may be a page.
    if (!target && isDamaged) throw new PdfRefused("type");
    if (!target) continue;
    if (target instanceof PDFRef) throw new PdfRefused("unsafe");
    reached.add(next);
    todo.push(target);
  }
  return reached;
}
