import { lexemePrefixes } from "../text/lexemes.ts";
import { type Piece, splitText } from "../text/pieces.ts";
import { tokensOf } from "../text/tokens.ts";
import { type ReadValue, readValues } from "../values/read-values.ts";
import { alternativesForText, alternativesOf, combineAlternatives } from "./alternatives.ts";
import { chineseTerms } from "./chinese-terms.ts";
import type { Synonyms } from "./synonyms.ts";
import type { Term } from "./term.ts";

const mostTerms = 16;

/** What a query asks for; its small words count only when there are no others. */
export function readTerms({ query, synonyms }: { query: string; synonyms: Synonyms }): Term[] {
  // Wide letters and digits of East Asian keyboards are the same letters.
  const { values, rest: words } = readValues(query.normalize("NFKC"));
  const all = splitText(words);
  const telling = all.filter((piece) => !tokensOf(piece).filler);
  let rest = telling.length > 0 || values.length > 0 ? telling : all;
  const terms = values.map((value) => valueTerm(value, query));
  while (rest.length > 0 && terms.length < mostTerms) {
    const phrase = synonyms.phrases.find(({ pieces }) => beginsWith(rest, pieces));
    const taken = rest.slice(0, phrase?.pieces.length ?? 1);
    const [first] = taken;
    if (first?.kind === "han" && !phrase) terms.push(...chineseTerms(first.text, synonyms));
    else terms.push(toTerm({ pieces: taken, others: phrase?.others ?? [] }));
    rest = rest.slice(taken.length);
  }
  return terms.filter(({ own }) => own.length > 0).slice(0, mostTerms);
}

function beginsWith(pieces: Piece[], beginning: Piece[]): boolean {
  return beginning.every((piece, at) => pieces[at] !== undefined && isSamePiece(pieces[at], piece));
}

/** Forms of a word are the same word; in Arabic one reading in common is enough. */
export function isSamePiece(piece: Piece, other: Piece): boolean {
  const [{ tokens }, { tokens: others }] = [tokensOf(piece), tokensOf(other)];
  if (piece.kind === "arabic") return tokens.some((token) => others.includes(token));
  return piece.kind === "han" ? piece.text === other.text : tokens[0] === others[0];
}

/** A value is found by what products say of themselves, and where none does, in texts. */
function valueTerm(value: ReadValue, query: string): Term {
  const asKey = (key: string) => [lexemePrefixes.value(key)];
  return {
    text: query.normalize("NFKC").slice(value.start, value.end),
    own: value.keys.map(asKey),
    wide: [...value.near.map(asKey), ...value.words.flatMap(alternativesForText)],
    beginnings: [],
    bond: "word",
    word: undefined,
    value,
  };
}

function toTerm({ pieces, others }: { pieces: Piece[]; others: string[] }): Term {
  const [first] = pieces;
  return {
    text: pieces.map(({ text }) => text).join(" "),
    own: combineAlternatives(pieces.map(alternativesOf)),
    wide: others.flatMap(alternativesForText),
    beginnings: [],
    // A bare number stands for too many things.
    bond: pieces.every(({ kind }) => kind === "number") ? "hint" : "word",
    word: pieces.length === 1 && first ? tokensOf(first).word : undefined,
  };
}
