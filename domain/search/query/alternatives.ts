import { chinesePairs } from "../text/chinese.ts";
import { type Piece, splitText } from "../text/pieces.ts";
import { partsOf, tokensOf } from "../text/tokens.ts";

/** Ways to find the same thing, each a set of tokens that must all be there. */
export type Alternatives = string[][];

/** How a word or a group of words is found. */
export function alternativesForText(text: string): Alternatives {
  return combineAlternatives(splitText(text).map(alternativesOf));
}

export function alternativesOf(piece: Piece): Alternatives {
  const { tokens } = tokensOf(piece);
  switch (piece.kind) {
    case "han":
      return [chinesePairs(piece.text).map(({ text }) => text)];
    case "arabic":
      return tokens.map((token) => [token]);
    case "fire":
    case "compound":
      return [
        tokens.slice(0, 1),
        partsOf(piece.text).flatMap((part) => alternativesForText(part)[0] ?? []),
      ];
    default:
      return [tokens.slice(0, 1)];
  }
}

const mostWays = 12;

/** One of the ways of each, in every combination. */
export function combineAlternatives(parts: Alternatives[]): Alternatives {
  let combined: Alternatives = [[]];
  for (const ways of parts) {
    combined = combined.flatMap((one) => ways.map((way) => [...one, ...way])).slice(0, mostWays);
  }
  return combined.filter((way) => way.length > 0);
}
