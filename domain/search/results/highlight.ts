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
  for (const [position, { own, wide, beginnings: begun }] of terms.entries()) {
    // One word of a synonym of several says nothing by itself.
    const telling = [...own, ...wide.filter((way) => way.length === 1 || way.every(isChinese))];
    for (const token of telling.flat()) if (!termsOf.has(token)) termsOf.set(token, position);
    for (const beginning of begun) beginnings.push([beginning, position]);
  }

  function termOf(token: string): number | undefined {
    return termsOf.get(token) ?? beginnings.find(([begun]) => token.startsWith(begun))?.[1];
  }

  /** The places of a text that were sought, each with its term. */
  function* places(text: string): Generator<{ start: number; end: number; term: number }> {
    for (const piece of splitText(text)) {
      if (piece.kind === "han") yield* chinesePlaces(piece, termsOf);
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
