import { arabicForms, isArabicStopWord } from "./arabic.ts";
import { chineseTokens } from "./chinese.ts";
import { isStopWord, stemEnglish } from "./english.ts";
import { fold } from "./fold.ts";
import { quoteLexeme } from "./lexemes.ts";
import { memoizeLru } from "./memoize-lru.ts";
import { type Piece, splitText } from "./pieces.ts";
import { measureTokens, numberToken, sizeTokens, standardTokens } from "./quantities.ts";

/** The parts of `TH-SL-OAK`, `V-groove` or `14/2`. */
export function partsOf(compound: string): string[] {
  return fold(compound)
    .split(/[^\p{L}\p{Nd}]+/u)
    .filter(Boolean);
}

const mostParts = 6;

/** Written together; numbers keep their distance, for 14/2 is not 142. */
function joined(parts: string[]): string {
  return parts
    .join("-")
    .replace(/(?<=\d)-(?=\d)/g, "/")
    .replaceAll("-", "");
}

/** A compound is found whole, written apart or together, and by any of its neighbouring parts. */
function compoundTokens(text: string): string[] {
  const parts = partsOf(text);
  const runs = parts.flatMap((_, from) =>
    parts.slice(from).map((__, length) => parts.slice(from, from + length + 1)),
  );
  const found = parts.length > mostParts ? parts.map((part) => [part]) : runs;
  return [parts, ...found].map((run) => stemEnglish(joined(run)));
}

/** `Class A`, `A 级`: one thing in every language, and no school class. */
function gradeTokens(text: string): string[] {
  const [letter = ""] = /[a-e](?![a-z])/.exec(fold(text)) ?? [];
  return [`class:${letter}`];
}

function computeTokens({ kind, text }: Piece): string[] {
  switch (kind) {
    case "han":
      return chineseTokens(text);
    case "arabic":
      return arabicForms(fold(text)).sort((one, other) => one.length - other.length);
    case "size":
      return sizeTokens(text);
    case "measure":
      return measureTokens(text);
    case "standard":
      return standardTokens(text);
    case "number":
      return [numberToken(text)];
    case "grade":
      return gradeTokens(text);
    case "fire":
    case "compound":
      return compoundTokens(text);
    default:
      return [stemEnglish(fold(text))];
  }
}

type Tokens = {
  /** All of them; the first one stands for the piece as a whole. */
  tokens: readonly string[];
  /** The same in PostgreSQL's notation. */
  lexemes: readonly string[];
  /** Whether the piece only holds a sentence together. */
  filler: boolean;
  /** The folded word, where it is one that somebody may mistype. */
  word: string | undefined;
};

function wordOf({ kind, text }: Piece): string | undefined {
  if (kind !== "word" && kind !== "arabic") return undefined;
  const word = fold(text).replace(/['’]s$/, "");
  return /^\p{L}+$/u.test(word) ? word : undefined;
}

/** What a piece of text is found by. */
export const tokensOf = memoizeLru({
  compute(piece: Piece): Tokens {
    const word = wordOf(piece);
    const filler = word !== undefined && (isStopWord(word) || isArabicStopWord(word));
    const tokens = [...new Set(computeTokens(piece))].filter((token) => token !== "");
    return { tokens, lexemes: tokens.map(quoteLexeme), filler, word };
  },
  // A text is always one kind of piece.
  key: ({ text }) => text,
  most: 100_000,
});

/** What a text is found by, and the words it is written in, by their folded forms. */
export type Reading = { lexemes: readonly string[]; words: ReadonlyMap<string, string> };

/** Reads a text for the index; a heading is also found by its small words and characters. */
export function readText({ text, heading }: { text: string; heading: boolean }): Reading {
  const lexemes = new Set<string>();
  const words = new Map<string, string>();
  for (const piece of splitText(text)) {
    const tokens = tokensOf(piece);
    if (tokens.filler && !heading) continue;
    for (const lexeme of tokens.lexemes) lexemes.add(lexeme);
    if (tokens.word && !words.has(tokens.word)) words.set(tokens.word, piece.text);
    if (heading && piece.kind === "han") {
      for (const character of piece.text) lexemes.add(quoteLexeme(character));
    }
  }
  return { lexemes: [...lexemes], words };
}

/** A text as it is compared whole: `Wood slat panels` and `wood-slat panel` come close. */
export function normalizedKey(text: string): string {
  return splitText(text)
    .map((piece) => (piece.kind === "han" ? piece.text : tokensOf(piece).tokens[0]))
    .join(" ");
}
