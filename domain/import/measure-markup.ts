import { sheetLimits } from "./limits.ts";
import { SheetRefused } from "./sheet.ts";

/** What ends each kind of markup that is no element. */
const ends: [begin: string, end: string][] = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["<?", "?>"],
];

export type Markup = { tags: number; marks: number };

/**
 * Counts the tags in XML, and the attributes and references (`&amp;`). A long piece of text or
 * markup is refused: the library reads it from its beginning again with each bit that it gets.
 */
export function measureMarkup(xml: string): Markup {
  const found = { tags: 0, marks: 0 };
  let read = 0;
  for (let at = xml.indexOf("<"); at !== -1; at = xml.indexOf("<", read)) {
    found.marks += countMarks(xml, read, at);
    read = endOf(xml, at);
    found.marks += countMarks(xml, at, read);
    found.tags++;
  }
  found.marks += countMarks(xml, read, xml.length);
  return found;
}

/** Where a piece of markup ends; what is in quotes does not end an element. */
function endOf(xml: string, at: number): number {
  for (const [begin, end] of ends) {
    if (xml.startsWith(begin, at)) return after(xml.indexOf(end, at), end.length, xml);
  }
  for (let place = at + 1; place < xml.length; place++) {
    const sign = xml[place];
    if (sign === ">") return place + 1;
    if (sign === '"' || sign === "'") place = after(xml.indexOf(sign, place + 1), 0, xml);
  }
  return xml.length;
}

const after = (found: number, length: number, xml: string) =>
  found === -1 ? xml.length : found + length;

function countMarks(xml: string, from: number, to: number): number {
  if (to - from > sheetLimits.pieceLength) throw new SheetRefused("sheet-too-large");
  let marks = 0;
  for (let place = from; place < to; place++) {
    const sign = xml.charCodeAt(place);
    if (sign === 0x26 /* & */ || sign === 0x3d /* = */) marks++;
  }
  return marks;
}
