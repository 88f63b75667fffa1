import { PDFArray, PDFDict, PDFHexString, PDFName, type PDFObject, PDFRef } from "@cantoo/pdf-lib";
import { PdfRefused } from "./pdf-refused.ts";

const name = (text: string) => PDFName.of(text);
const names = (...texts: string[]) => new Set(texts.map(name));

/** Parts that carry scripts, files, films, or forms of another kind. */
const refusedKeys = names(
  ...["JS", "JavaScript", "EmbeddedFiles", "EF", "RF", "XFA", "Renditions", "Collection"],
  ...["RichMediaContent", "RichMediaSettings", "3DD", "3DV"],
);
/** What an object may not be, whichever of its keys says so. */
const refusedKinds = names(
  ...["JavaScript", "Launch", "SubmitForm", "ImportData", "GoToR", "GoToE", "GoTo3DView"],
  ...["Rendition", "Sound", "Movie", "Screen", "RichMedia", "RichMediaExecute", "3D", "U3D", "PRC"],
  ...["EmbeddedFile", "FileAttachment", "PS"],
);
const kindKeys = [name("Type"), name("Subtype"), name("Subtype2"), name("S")];

/** What may happen when somebody presses on something. */
const allowedActions = names("GoTo", "URI", "Named", "ResetForm", "Hide", "SetOCGState", "Trans");
const allowedCommands = names("NextPage", "PrevPage", "FirstPage", "LastPage");
const actionKeys = [name("A"), name("PA"), name("Next")];
const allowedLink = /^(?:https?:\/\/|mailto:|tel:)[^\0\r\n]+$/i;

const action = name("S");
const link = name("URI");

/**
 * Refuses a dictionary that makes a reader do more than show pages, or carries something that does.
 * Links to anything but web sites, mail and telephone are taken off: what they show stays.
 */
export function removeActiveContent(dict: PDFDict) {
  if (dict.keys().some((key) => refusedKeys.has(key))) throw new PdfRefused("unsafe");
  for (const key of kindKeys) {
    const kind = resolve(dict, key);
    if (kind instanceof PDFName && refusedKinds.has(kind)) throw new PdfRefused("unsafe");
  }
  for (const key of actionKeys) {
    for (const pressed of listed(resolve(dict, key))) refuseUnknownAction(dict, pressed);
  }
  const opened = resolve(dict, name("OpenAction"));
  if (opened instanceof PDFDict) refuseUnasked(opened);
  const events = resolve(dict, name("AA"));
  if (events instanceof PDFDict) {
    for (const key of events.keys()) {
      const event = resolve(events, key);
      if (event instanceof PDFDict) refuseUnasked(event);
    }
  }
  if (resolve(dict, action) === name("URI")) disarmLink(dict);
  // Links have their whole address; where others would begin is nobody's business.
  if (resolve(dict, PDFName.Type) === name("Catalog")) dict.delete(link);
}

/** Structure elements have attributes under the same key, which are no actions: they have no kind. */
function refuseUnknownAction(dict: PDFDict, pressed: PDFObject) {
  const found = pressed instanceof PDFRef ? dict.context.lookup(pressed) : pressed;
  if (!(found instanceof PDFDict) || !found.has(action)) return;
  const kind = resolve(found, action);
  if (!(kind instanceof PDFName) || !allowedActions.has(kind)) throw new PdfRefused("unsafe");
  const command = resolve(found, name("N"));
  if (kind === name("Named") && !(command instanceof PDFName && allowedCommands.has(command))) {
    throw new PdfRefused("unsafe");
  }
}

/** What happens without anybody's doing may turn to a page and nothing else. */
function refuseUnasked(happening: PDFDict) {
  const isTurn = resolve(happening, action) === name("GoTo") && !happening.has(name("Next"));
  if (!isTurn) throw new PdfRefused("unsafe");
}

function disarmLink(dict: PDFDict) {
  const address = resolve(dict, link);
  const text =
    address instanceof PDFHexString ? Buffer.from(address.asBytes()).toString("latin1") : "";
  if (allowedLink.test(text)) return;
  dict.delete(link);
  dict.delete(action);
}

function listed(value: PDFObject | undefined): PDFObject[] {
  if (value instanceof PDFArray) return value.asArray();
  return value ? [value] : [];
}

/** What a key stands for. A name behind a reference behind a reference is not an accident. */
function resolve(dict: PDFDict, key: PDFName): PDFObject | undefined {
  const value = dict.lookup(key);
  if (value instanceof PDFRef) throw new PdfRefused("unsafe");
  return value;
}
