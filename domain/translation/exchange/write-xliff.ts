import { type Lang, language } from "../../language/language.ts";
import { cutText, type Mark, type Piece } from "./marks.ts";
import type { RecordTexts } from "./untranslated-texts.ts";

/** Texts for an agency, in XLIFF 1.2, which every tool of translators reads: a file for each record. */
export async function* writeXliff({
  records,
  from,
  to,
}: {
  records: AsyncIterable<RecordTexts>;
  from: Lang;
  to: Lang;
}): AsyncGenerator<Uint8Array> {
  yield encode(
    '<?xml version="1.0" encoding="UTF-8"?>\n<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">\n',
  );
  for await (const record of records) yield encode(writeRecord({ record, from, to }));
  yield encode("</xliff>\n");
}

const encode = (text: string) => new TextEncoder().encode(text);

function writeRecord({ record, from, to }: { record: RecordTexts; from: Lang; to: Lang }): string {
  const attributes = [
    `original="${escapeXml(`${record.kind}/${record.id}`)}"`,
    `source-language="${tagOf(from)}"`,
    `target-language="${tagOf(to)}"`,
    'datatype="html"',
  ];
  const units = record.texts.map(({ path, source, target, note }) => {
    const state = target === "" ? "needs-translation" : "needs-review-translation";
    return [
      `<trans-unit id="${escapeXml(path)}" xml:space="preserve">`,
      `<source>${writeText(source)}</source>`,
      `<target state="${state}">${target === "" ? "" : writeTarget({ source, target })}</target>`,
      `<note>${escapeXml(note)}</note>`,
      "</trans-unit>\n",
    ].join("");
  });
  return `<file ${attributes.join(" ")}><body>\n${units.join("")}</body></file>\n`;
}

/** As tools of translators know languages: without how their numbers are written. */
export function tagOf(lang: Lang): string {
  return language(lang).intl.replace(/-u-.*/, "");
}

function writeText(text: string): string {
  const { pieces, marks } = cutText(text);
  return writePieces(pieces, marks);
}

/** What was translated before is shown in the words alone where its marks are others. */
function writeTarget({ source, target }: { source: string; target: string }): string {
  const [was, is] = [cutText(source), cutText(target)];
  const alike =
    was.marks.map(({ open }) => open).join() === is.marks.map(({ open }) => open).join();
  return alike ? writePieces(is.pieces, is.marks) : escapeXml(wordsOf(is.pieces));
}

function wordsOf(pieces: Piece[]): string {
  return pieces
    .map((piece) => (typeof piece === "string" ? piece : wordsOf(piece.within ?? [])))
    .join(" ")
    .replace(/ {2,}/g, " ")
    .trim();
}

function writePieces(pieces: Piece[], marks: Mark[]): string {
  return pieces
    .map((piece) => {
      if (typeof piece === "string") return escapeXml(piece);
      const shown = escapeXml(marks.find(({ id }) => id === piece.mark)?.open ?? "");
      return piece.within
        ? `<g id="${piece.mark}" equiv-text="${shown}">${writePieces(piece.within, marks)}</g>`
        : `<x id="${piece.mark}" equiv-text="${shown}"/>`;
    })
    .join("");
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export function escapeXml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot carry them.
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      .replace(/[&<>"]/g, (character) => escapes[character] ?? "")
  );
}
