import type { Lang } from "../../language/language.ts";
import type { Localized } from "../../language/localized.ts";
import type { SearchDocument } from "../index/search-document.ts";
import { memoizeLru } from "../text/memoize-lru.ts";
import { splitText } from "../text/pieces.ts";
import { plainText } from "../text/plain-text.ts";
import { tokensOf } from "../text/tokens.ts";

/** How often each token stands in a text. */
export type Counts = ReadonlyMap<string, number>;

/** A paragraph, list or table of a page, and the heading it stands under. */
export type Passage = { heading: Counts; words: Counts };

/** A page as it reads in one language. */
export type PageText = {
  summary: Counts;
  keywords: Counts;
  passages: Passage[];
  /** Whether it has a token anywhere but in its title. */
  has: (token: string) => boolean;
};

export function pageText(
  { title, summary, keywords = [], body }: SearchDocument,
  lang: Lang,
): PageText {
  const inLang = (text: Localized | string) => (typeof text === "string" ? text : text[lang]);
  const others = body.filter((text) => text !== title && text !== summary);
  const parts = others.map((text) => readPart(inLang(text)));
  const inSummary = countTokens(inLang(summary));
  const inKeywords = countTokens(keywords.map(inLang).join("\n"));
  return {
    summary: inSummary,
    keywords: inKeywords,
    passages: parts.flatMap(({ passages }) => passages),
    has: (token) =>
      inSummary.has(token) ||
      inKeywords.has(token) ||
      parts.some(({ tokens }) => tokens.has(token)),
  };
}

type Part = { passages: Passage[]; tokens: ReadonlySet<string> };

const readPart = memoizeLru({
  compute(html: string): Part {
    const passages = passagesOf(html);
    const tokens = passages.flatMap(({ heading, words }) => [...heading.keys(), ...words.keys()]);
    return { passages, tokens: new Set(tokens) };
  },
  key: (html) => html,
  most: 1500,
});

const headings = /<h[1-6]\b[^>]*>(.*?)<\/h[1-6]>/gs;
const blocks = /<(p|ul|ol|table|figure|blockquote)\b[^>]*>.*?<\/\1>/gs;
const nothing: Counts = new Map();

/** Nobody searches for long what is at the end of a book. */
const mostPassages = 60;

function passagesOf(html: string): Passage[] {
  if (!html.includes("<")) return html ? [{ heading: nothing, words: countTokens(html) }] : [];
  // What stands before the first heading has none.
  const [opening = "", ...sections] = html.split(headings);
  return ["", opening, ...sections]
    .flatMap((text, at, all) =>
      at % 2 === 0
        ? Array.from((all[at + 1] ?? "").matchAll(blocks), ([block]) => ({
            heading: countTokens(plainText(text)),
            words: countTokens(plainText(block)),
          }))
        : [],
    )
    .slice(0, mostPassages);
}

/** Counts what a text is found by. */
export const countTokens = memoizeLru({
  compute(text: string): Counts {
    const counts = new Map<string, number>();
    for (const piece of splitText(text)) {
      for (const token of tokensOf(piece).tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
    }
    return counts;
  },
  key: (text) => text,
  most: 20_000,
});
