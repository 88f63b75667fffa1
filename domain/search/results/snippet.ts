import type { Lang } from "../../language/language.ts";
import { plain, type Text } from "../../language/text.ts";
import { plainText } from "../text/plain-text.ts";
import type { Highlighter, Segment } from "./highlight.ts";

/** A passage with what was sought marked, and its language where that is not the reader's. */
export type Snippet = { segments: Segment[]; lang: Lang | undefined };

const longest = 180;
/** How much is kept before the first hit of a passage that is too long. */
const lead = 60;
/** Nobody waits for the very best sentence of a long text, but any that tells is looked for. */
const mostPassages = 40;
const mostWithoutHit = 400;

/**
 * The sentence that tells best why a page was found: the one with most of what was sought and is
 * not in the title, the summary's before the body's.
 */
export function makeSnippet({
  title,
  texts,
  terms,
  highlighter,
}: {
  title: Text;
  /** The summary first. */
  texts: Text[];
  /** How many things were sought. */
  terms: number;
  highlighter: Highlighter;
}): Snippet {
  const inTitle = highlighter.find(plain(title));
  let best = { passage: "", found: -1, lang: undefined as Lang | undefined };
  let looked = 0;
  for (const text of texts) {
    const lang = typeof text === "string" ? undefined : text.lang;
    for (const passage of passagesOf(plainText(plain(text)))) {
      if (best.found === terms - inTitle.size || looked >= mostWithoutHit) break;
      if (looked >= mostPassages && best.found + inTitle.size > 0) break;
      looked++;
      const found = highlighter.find(passage).difference(inTitle).size;
      if (found > best.found) best = { passage, found, lang };
    }
  }
  const segments = highlighter.mark(excerpt({ passage: best.passage, highlighter }));
  return { segments, lang: best.lang };
}

const sentences = /[^.!?。！？؟]+(?:[.!?。！？؟]+(?!\s|$)[^.!?。！？؟]*)*[.!?。！？؟]*/g;

/** Sentences, the short ones of a paragraph together. */
function passagesOf(text: string): string[] {
  const passages: string[] = [];
  for (const paragraph of text.split("\n")) {
    let passage = "";
    for (const [sentence] of paragraph.matchAll(sentences)) {
      if (passage && passage.length + sentence.length > longest) {
        passages.push(passage.trim());
        passage = "";
      }
      passage += sentence;
    }
    if (passage.trim()) passages.push(passage.trim());
  }
  return passages;
}

/** What stands around the first hit of a long passage. */
function excerpt({ passage, highlighter }: { passage: string; highlighter: Highlighter }): string {
  if (passage.length <= longest * 1.3) return passage;
  const [first] = highlighter.mark(passage);
  const before = first && !first.hit && first.text !== passage ? first.text.length : 0;
  const start = before > lead ? nextBlank(passage, before - lead) : 0;
  const end = lastBlank(passage, start + longest);
  const kept = passage.slice(start, end).trim();
  return `${start > 0 ? "…" : ""}${kept}${end < passage.length ? "…" : ""}`;
}

/** Where there are no blanks nearby, as in Chinese, a cut may be anywhere. */
const nearby = 20;

function nextBlank(text: string, from: number): number {
  const blank = text.indexOf(" ", from);
  return blank === -1 || blank > from + nearby ? from : blank;
}

function lastBlank(text: string, upTo: number): number {
  if (upTo >= text.length) return text.length;
  const blank = text.lastIndexOf(" ", upTo);
  return blank < upTo - nearby ? upTo : blank;
}
