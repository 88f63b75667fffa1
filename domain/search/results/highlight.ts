import type { Term } from "../query/term.ts";
import { isChinese } from "../text/chinese.ts";
import { type Piece, splitText } from "../text/pieces.ts";
import { tokensOf } from "../text/tokens.ts";

/** A stretch of text, and whether it is what was sought. */
export type Segment = { text: string; hit: boolean };

export type Highlighter = {
  /** The text in stretches, those that were sought marked. */
  mark: (text: string) => Segment[];
  /** Which of the terms stand in the text, by their position in the query. */
  find: (text: string) => Set<number>;
};

/** Finds in a text what a query found it by: words in any form, synonyms, parts of Chinese runs. */
export function createHighlighter(terms: Pick<Term, "own" | "wide" | "beginnings">[]): Highlighter {
  const termsOf = new Map<string, number>();
  const beginnings: [string, number][] = [];
  const phrases: [string[], number][] = [];
  for (const [position, { own, wide, beginnings: begun }] of terms.entries()) {
    const isTelling = (way: string[]) => way.length === 1 || way.every(isChinese);
    const telling = [...own, ...wide.filter(isTelling)];
    for (const token of telling.flat()) if (!termsOf.has(token)) termsOf.set(token, position);
    for (const beginning of begun) beginnings.push([beginning, position]);
    for (const way of wide) if (!isTelling(way)) phrases.push([way, position]);
  }

  /** One word of a synonym of several says nothing by itself: all of them must stand there. */
  function phrasesIn(pieces: Piece[]): Map<string, number> {
    const tokens = new Set(phrases.length > 0 ? pieces.flatMap(allTokens) : []);
    const found = phrases.filter(([way]) => way.every((token) => tokens.has(token)));
    return new Map(found.flatMap(([way, term]) => way.map((token) => [token, term] as const)));
  }

  /** The places of a text that were sought, each with its term. */
  function* places(text: string): Generator<{ start: number; end: number; term: number }> {
    const pieces = splitText(text);
    const ofPhrases = phrasesIn(pieces);
    const known = ofPhrases.size > 0 ? new Map([...ofPhrases, ...termsOf]) : termsOf;
    const termOf = (token: string) =>
      known.get(token) ?? beginnings.find(([begun]) => token.startsWith(begun))?.[1];
    for (const piece of pieces) {
      if (piece.kind === "han") yield* chinesePlaces(piece, known);
      else {
        const { tokens } = tokensOf(piece);
        const term = tokens.map(termOf).find((found) => found !== undefined);
        if (term !== undefined) yield { start: piece.start, end: piece.end, term };
      }
    }
  }

  return {
    find: (text) => new Set(Array.from(places(text), ({ term }) => term)),
    mark(text) {
      const segments: Segment[] = [];
      let at = 0;
      for (const { start, end } of places(text)) {
        if (end <= at) continue;
        if (start > at) segments.push({ text: text.slice(at, start), hit: false });
        const last = segments.at(-1);
        const sought = text.slice(Math.max(at, start), end);
        if (last?.hit) last.text += sought;
        else segments.push({ text: sought, hit: true });
        at = end;
      }
      if (at < text.length) segments.push({ text: text.slice(at), hit: false });
      return segments;
    },
  };
}

function* chinesePlaces({ text, start }: Piece, termsOf: Map<string, number>) {
  let at = start;
  const characters = [...text];
  for (const [position, character] of characters.entries()) {
    const next = characters[position + 1];
    const pair = next === undefined ? undefined : `${character}${next}`;
    const ofPair = pair === undefined ? undefined : termsOf.get(pair);
    const alone = termsOf.get(character);
    if (pair !== undefined && ofPair !== undefined) {
      yield { start: at, end: at + pair.length, term: ofPair };
    } else if (alone !== undefined) {
      yield { start: at, end: at + character.length, term: alone };
    }
    at += character.length;
  }
}

function allTokens(piece: Piece): readonly string[] {
  if (piece.kind !== "han") return tokensOf(piece).tokens;
  const characters = [...piece.text];
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`);
}
