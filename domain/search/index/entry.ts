import { createHash } from "node:crypto";
import { languages } from "../../language/language.ts";
import type { Localized } from "../../language/localized.ts";
import { lexemePrefixes, quoteLexeme } from "../text/lexemes.ts";
import { memoizeLru } from "../text/memoize-lru.ts";
import { splitText } from "../text/pieces.ts";
import { plainText } from "../text/plain-text.ts";
import { normalizedKey, type Reading, readText } from "../text/tokens.ts";
import type { SearchDocument } from "./search-document.ts";

/** A page as the index holds it. */
export type Entry = {
  kind: string;
  record_id: string;
  path: string;
  in_class: string | undefined;
  of_class: string | undefined;
  position: number;
  fresh_on: string | undefined;
  sampled: boolean;
  headings: string[];
  title: string;
  summary: string;
  words: string;
};

/**
 * The words that pages are written in, by their folded forms, as a title has them if one does, and
 * the runs of Chinese in titles and keywords, which may be typed by their sound.
 */
export class PageWords {
  readonly forms = new Map<string, string>();
  readonly runs = new Set<string>();
  readonly #known = new Set<Reading>();

  add(reading: Reading) {
    if (this.#known.has(reading)) return;
    this.#known.add(reading);
    for (const [word, form] of reading.words) if (!this.forms.has(word)) this.forms.set(word, form);
  }

  addTitle({ words }: Reading) {
    for (const [word, form] of words) this.forms.set(word, form);
  }

  addRuns(text: string) {
    for (const piece of splitText(text)) if (piece.kind === "han") this.runs.add(piece.text);
  }
}

/** In the order that the database keeps them in: it need not sort them then. */
function inOrder(lexemes: Iterable<string>): string {
  return [...lexemes].sort().join(" ");
}

/** Turns a page into its entry, and adds the words it is written in to those of the others. */
export function toEntry({
  kind,
  id,
  position,
  document,
  words,
}: {
  kind: string;
  id: string;
  position: number;
  document: SearchDocument;
  words: PageWords;
}): Entry {
  const { path, title, names = [], summary, keywords = [], body, inClass, ofClass } = document;
  const titles = [...textsOf(title), ...names];
  const headings = [...new Set(titles.map(normalizedKey))];
  const titleReadings = titles.map((text) => readOnce({ text, heading: true }));
  for (const reading of titleReadings) words.addTitle(reading);
  for (const text of [...titles, ...keywords.flatMap(textsOf)]) words.addRuns(text);
  const inTitle = lexemesOf(titleReadings);
  if (inClass) inTitle.add(quoteLexeme(lexemePrefixes.inClass(inClass)));
  const read = (texts: (Localized | string)[]) => {
    const readings = texts.flatMap(textsOf).map((text) => readOnce({ text, heading: false }));
    for (const reading of readings) words.add(reading);
    return lexemesOf(readings);
  };
  const inSummary = read([summary, ...keywords]);
  for (const { keys } of document.values ?? []) {
    for (const key of keys) inSummary.add(quoteLexeme(lexemePrefixes.value(key)));
  }
  const inBody = read(body.filter((text) => text !== title && text !== summary));
  const forms = new Set(titleReadings.flatMap((reading) => [...reading.words.keys()]));
  return {
    kind,
    record_id: id,
    path,
    in_class: inClass,
    of_class: ofClass,
    position,
    fresh_on: document.freshOn,
    sampled: manyKinds.has(kind) && isSampled(id),
    headings,
    title: inOrder([
      ...inTitle,
      ...headings.map((heading) => quoteLexeme(lexemePrefixes.whole(heading))),
      ...Array.from(forms, (word) => quoteLexeme(lexemePrefixes.form(word))),
    ]),
    summary: inOrder(inSummary),
    words: inOrder(inTitle.union(inSummary).union(inBody)),
  };
}

/** The kinds of which a site may have very many: the database knows them too (`search_candidates`). */
const manyKinds = new Set(["product", "article"]);

/** Every sixteenth, by nothing that could favour anything. */
function isSampled(id: string): boolean {
  return createHash("md5").update(id).digest().readUInt8() < 16;
}

function textsOf(text: Localized | string): string[] {
  if (typeof text === "string") return [text];
  return languages.map(({ code }) => text[code]).filter((one) => one !== "");
}

function lexemesOf(readings: Reading[]): Set<string> {
  const lexemes = new Set<string>();
  for (const reading of readings) for (const lexeme of reading.lexemes) lexemes.add(lexeme);
  return lexemes;
}

/** Records share many of their texts: how to install, what the finishes are called. */
const readOnce = memoizeLru({
  compute: ({ text, heading }: { text: string; heading: boolean }) =>
    readText({ text: plainText(text), heading }),
  key: ({ text, heading }) => (heading ? `# ${text}` : text),
  most: 5000,
});
