import { memoizeLru } from "./memoize-lru.ts";
import { simplify } from "./simplify.ts";

/** What a text is made of, as far as searching goes. */
export type PieceKind =
  | "han"
  | "arabic"
  | "size"
  | "measure"
  | "standard"
  | "fire"
  | "grade"
  | "compound"
  | "number"
  | "word";

/** Chinese is simplified here, character by character, so that places stay what they are. */
export type Piece = { kind: PieceKind; text: string; start: number; end: number };

const arabicLetter = String.raw`[\p{Script=Arabic}&&\p{L}]`;
const letters = String.raw`[[\p{L}--\p{Script=Han}]--\p{Script=Arabic}]`;
const latin = String.raw`[${letters}\p{M}\p{Nd}]`;
const number = String.raw`\p{Nd}+(?:[.,\u066b]\p{Nd}+)?`;
const noMore = String.raw`(?![\p{Script=Latin}\p{Nd}])`;

const length = String.raw`(?:\s?(?:mm|cm|m|毫米|厘米|公分|米|ملم|مم|سم|م)(?!\p{L}))`;
const by = String.raw`${length}?\s?[x×✕✖*\u0445]\s?`;
const standards = "iso|iec|en|din|gb/t|gb|jgj|astm|bs|ansi|jis|vdi|nf";
const latinUnits =
  "mm|cm|kg/m²|kg/m2|kg/m³|kg/m3|m²|m2|sqm|m³|m3|m|㎡|kg|khz|hz|db|lx|v|w|k|ft|foot|feet|s|sec|seconds?";
const hanUnits =
  "毫米|厘米|公分|平方米|平米|平方|米|公斤/平方米|公斤|千克|千赫|赫兹|分贝|英尺|尺|秒";
const arabicUnits =
  "ملم|مليمتر|مم|سم|م²|متر مربع|مترا مربعا|كغ/م²|كجم/م²|كجم|كغ|كيلو|هرتز|ديسيبل|قدما?|ثانية|ثانيه|ثوان";

/**
 * Tried in this order: what belongs together is taken whole before it can fall apart. Most of a
 * text is plain words, so each line must fail fast on them.
 */
const grammar: [PieceKind, string][] = [
  ["han", String.raw`\p{Script=Han}+`],
  ["grade", String.raw`(?:ال)?فئة\s[a-e]${noMore}`],
  ["arabic", String.raw`${arabicLetter}(?:${arabicLetter}|\p{M}|\u0640)*`],
  ["size", `${number}(?:${by}${number}){1,2}${length}?${noMore}`],
  [
    "measure",
    String.raw`${number}[\s\-]?(?:(?:${latinUnits})${noMore}|%|${hanUnits}|(?:${arabicUnits})(?!\p{L}))`,
  ],
  ["number", String.raw`${number}(?!${latin}|[\-\/]${latin})`],
  [
    "standard",
    String.raw`(?:(?:${standards})[\s\/\-]{0,2}){1,3}[a-z]?\p{Nd}{2,6}(?:[\-.]\p{Nd}{1,4})*${noMore}`,
  ],
  ["fire", String.raw`[a-f]\p{Nd}?-s\p{Nd},\s?d\p{Nd}`],
  ["grade", String.raw`class\s[a-e]${noMore}|[a-e]\s?级`],
  ["word", String.raw`[${letters}\p{Nd}]${latin}*(?:[\-\u2010\u2011\/'’]${latin}+)*`],
];

const scanner = new RegExp(grammar.map(([, pattern]) => `(${pattern})`).join("|"), "giv");

/** Titles and synonyms are split again for every query. */
const short = 100;

/** Splits a text in any of our languages; what stands between the pieces does not matter. */
export function splitText(text: string): Piece[] {
  return text.length > short ? scan(text) : scanOnce(text);
}

const scanOnce = memoizeLru({ compute: scan, key: (text) => text, most: 20_000 });

function scan(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const match of text.matchAll(scanner)) {
    const [found] = match;
    let line = 0;
    while (match[line + 1] === undefined) line++;
    let kind = grammar[line]?.[0] ?? "word";
    if (kind === "word" && /[-\u2010\u2011/]/.test(found)) kind = "compound";
    const text = kind === "han" ? simplify(found) : found;
    pieces.push({ kind, text, start: match.index, end: match.index + found.length });
  }
  return pieces;
}
