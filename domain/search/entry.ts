import { createHash } from "node:crypto";
import { languages } from "../language.ts";
import type { Localized } from "../localized.ts";
import type { Findable } from "./findable.ts";
import { marks, quoteLexeme } from "./lexemes.ts";
import { plainText } from "./plain-text.ts";
import { remember } from "./remember.ts";
import { readText, wholeKey } from "./tokens.ts";

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

/** In the order that the database keeps them in: it need not sort them then. */
function inOrder(lexemes: Iterable<string>): string {
  return [...lexemes].sort().join(" ");
}

/** Turns a page into its entry, and adds the words it is written in to those of the site. */
export function toEntry({
  kind,
  id,
  position,
  findable,
  words,
}: {
  kind: string;
  id: string;
  position: number;
  findable: Findable;
  words: Map<string, string>;
}): Entry {
  const { path, title, names = [], summary, keywords = [], body, inClass, ofClass } = findable;
  const titles = [...textsOf(title), ...names];
  const headings = [...new Set(titles.map(wholeKey))];
  const titleWords = new Map<string, string>();
  const inTitle = gather({ texts: titles, heading: true, words: titleWords });
  if (inClass) inTitle.add(quoteLexeme(marks.inClass(inClass)));
  for (const [word, shown] of titleWords) words.set(word, shown);
  const inSummary = gather({ texts: [summary, ...keywords].flatMap(textsOf), words });
  const rest = body.filter((text) => text !== title && text !== summary);
  const inBody = gather({ texts: rest.flatMap(textsOf), words });
  return {
    kind,
    record_id: id,
    path,
    in_class: inClass,
    of_class: ofClass,
    position,
    fresh_on: findable.freshOn,
    sampled: kind === "product" && isSampled(id),
    headings,
    title: inOrder([
      ...inTitle,
      ...headings.map((heading) => quoteLexeme(marks.whole(heading))),
      ...Array.from(titleWords.keys(), (word) => quoteLexeme(marks.form(word))),
    ]),
    summary: inOrder(inSummary),
    words: inOrder(inTitle.union(inSummary).union(inBody)),
  };
}

/** Every sixteenth, by nothing that could favour anything. */
function isSampled(id: string): boolean {
  return createHash("md5").update(id).digest().readUInt8() < 16;
}

function textsOf(text: Localized | string): string[] {
  if (typeof text === "string") return [text];
  return languages.map(({ code }) => text[code]).filter((one) => one !== "");
}

function gather({
  texts,
  heading = false,
  words,
}: {
  texts: string[];
  heading?: boolean;
  words: Map<string, string>;
}): Set<string> {
  const gathered = new Set<string>();
  for (const text of texts) {
    const reading = readOnce({ text, heading });
    for (const lexeme of reading.lexemes) gathered.add(lexeme);
    for (const [word, shown] of reading.words) if (!words.has(word)) words.set(word, shown);
  }
  return gathered;
}

/** Records share many of their texts: how to install, what the finishes are called. */
const readOnce = remember({
  compute: ({ text, heading }: { text: string; heading: boolean }) =>
    readText({ text: plainText(text), heading }),
  key: ({ text, heading }) => (heading ? `# ${text}` : text),
  most: 5000,
});
