import type { Lang } from "../../../api.ts";
import { isObject } from "../../field.ts";
import type { Jump } from "../editor-context.tsx";

/** What stands on a page and the fields it may come from, in their order. */
export type WrittenWords = {
  texts: Map<string, Jump[]>;
  /** Names of pictures and records, and where buttons lead. */
  names: Map<string, Jump[]>;
};

/** What a form has written, as the page in a language shows it. */
export function writtenWords({ content, lang }: { content: object; lang: Lang }): WrittenWords {
  const found: WrittenWords = { texts: new Map(), names: new Map() };
  const visit = (value: unknown, at: Jump) => {
    if (typeof value === "string") return value && note(found.names, value, at);
    if (!isObject(value)) return;
    if (isLocalized(value)) return noteText(found, inLanguage(value, lang), at);
    for (const [name, inner] of Object.entries(value)) {
      // What something goes by is not what it says.
      if (name === "id" || name === "type") continue;
      const [within, step] = stepTo(at, name, inner);
      visit(within, step);
    }
  };
  visit(content, { field: "", path: "" });
  return found;
}

/** The words of a page go by the names of their blocks: `blocks.3.text` is `blocks.hero.title`. */
function stepTo({ field, path }: Jump, name: string, inner: unknown): [unknown, Jump] {
  if (isObject(inner) && typeof inner.name === "string" && isObject(inner.text)) {
    return [inner.text, { field: `${join(field, name)}.text`, path: join(path, inner.name) }];
  }
  return [inner, { field: join(field, name), path: join(path, name) }];
}

const join = (before: string, name: string) => (before === "" ? name : `${before}.${name}`);

function note(words: Map<string, Jump[]>, key: string, at: Jump) {
  words.set(key, [...(words.get(key) ?? []), at]);
}

/** HTML is met on the page by the paragraph. */
function noteText({ texts }: WrittenWords, words: string, at: Jump) {
  const pieces = words.split(/<\/(?:p|h2|h3|li|td|th|caption|figcaption|blockquote)>/);
  const keys = pieces.length > 1 ? [words, ...pieces] : [words];
  for (const key of new Set(keys.map((piece) => bare(withoutMarkup(piece))))) {
    if (key !== "") note(texts, key, { ...at, text: true });
  }
}

const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

function withoutMarkup(words: string): string {
  if (!/<[a-z]/i.test(words)) return words;
  return words
    .replace(/<[^<>]+>/g, "")
    .replace(/&(\w+);/g, (whole, name: string) => named[name] ?? whole);
}

/** Letters alone: a page puts spaces, breaks and marks of direction where lines need them. */
export function bare(words: string): string {
  return words.replace(/[\s\u00a0\u00ad\u200b-\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]+/g, "");
}

function isLocalized(value: Record<string, unknown>): value is Record<Lang, string> {
  return typeof value.zh === "string" && typeof value.en === "string";
}

/** A text that a language lacks is shown in another one. */
function inLanguage(text: Record<Lang, string>, lang: Lang): string {
  return text[lang] || text.en || text.zh || text.ar;
}
