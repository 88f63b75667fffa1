import type { Synonyms } from "../query/synonyms.ts";
import { isSamePiece } from "../query/terms.ts";
import { isChineseStopWord, wordsOf } from "../text/chinese.ts";
import { type Piece, splitText } from "../text/pieces.ts";
import { tokensOf } from "../text/tokens.ts";
import type { Shortcut } from "./get-shortcuts.ts";

/** How far a query is what a shortcut is for: 1 when it asks for nothing else. */
export type ShortcutMatch = {
  shortcut: Shortcut;
  share: number;
  /** What of the query it was found by. */
  matched: string;
};

/** Less than this of a query is asked for by the way. */
const leastShare = 0.2;

/** The shortcut that most of a query is about. */
export function matchShortcut({
  query,
  shortcuts,
  synonyms,
}: {
  query: string;
  shortcuts: Shortcut[];
  /** Their words are whole: who asks for a phone booth asks for no phone. */
  synonyms: Synonyms;
}): ShortcutMatch | undefined {
  const pieces = splitText(query.normalize("NFKC"));
  const isHeld = readHeld(pieces);
  const names = namesIn({ pieces, synonyms, isHeld });
  let best: (ShortcutMatch & { covered: number }) | undefined;
  for (const shortcut of shortcuts) {
    const phrases = shortcut.phrases.filter((phrase) => phrase.every(isHeld));
    if (phrases.length === 0) continue;
    const marks = pieces.map(({ text }) => new Array<boolean>(text.length).fill(false));
    for (const phrase of phrases) markPhrase({ phrase, pieces, names, marks });
    const covered = marks.flat().filter(Boolean).length;
    if (covered === 0 || covered < (best?.covered ?? 0)) continue;
    const share = covered / (covered + lengthLeft({ pieces, marks }));
    if (share < (shortcut.whole ? 1 : leastShare)) continue;
    if (covered > (best?.covered ?? 0)) {
      best = { shortcut, share, matched: markedText({ pieces, marks }), covered };
    }
  }
  return best && { shortcut: best.shortcut, share: best.share, matched: best.matched };
}

/**
 * Tells whether a word may stand in a query. Nearly all phrases are passed over by it; to look for
 * each of them at each place takes too long where a query is long.
 */
function readHeld(pieces: Piece[]): (sought: Piece) => boolean {
  const chinese = pieces.filter(({ kind }) => kind === "han").map(({ text }) => text);
  const tokens = new Set(
    pieces.filter(({ kind }) => kind !== "han").flatMap((piece) => tokensOf(piece).tokens),
  );
  return (sought) => {
    if (sought.kind === "han") return chinese.some((text) => text.includes(sought.text));
    const [first, ...others] = tokensOf(sought).tokens;
    return first === undefined || tokens.has(first) || others.some((token) => tokens.has(token));
  };
}

function markedText({ pieces, marks }: { pieces: Piece[]; marks: boolean[][] }): string {
  const kept = pieces.map(({ text }, at) =>
    Array.from(text, (letter, place) => (marks[at]?.[place] ? letter : " ")).join(""),
  );
  return kept.join(" ").replace(/\s+/g, " ").trim();
}

/** Marks where a phrase stands in a query, if all of it does, in its order. */
function markPhrase({
  phrase,
  pieces,
  names,
  marks,
}: {
  phrase: Piece[];
  pieces: Piece[];
  names: Name[];
  marks: boolean[][];
}) {
  const apart = phrase.filter(isAsking).length > 1;
  for (const start of pieces.keys()) {
    const places = apart
      ? placesApart({ phrase, pieces, start })
      : placesTogether({ phrase, start });
    if (!phrase.every((sought, at) => holds(pieces[places[at] ?? -1], sought))) continue;
    if (names.some((name) => isPartOf({ phrase, start, name }))) continue;
    for (const [at, sought] of phrase.entries()) {
      const place = places[at] ?? -1;
      const text = pieces[place]?.text ?? "";
      const from = sought.kind === "han" ? text.indexOf(sought.text) : 0;
      const length = sought.kind === "han" ? sought.text.length : text.length;
      marks[place]?.fill(true, from, from + length);
    }
  }
}

/** Small words tell something only where they stand: how to order, not to order how. */
function placesTogether({ phrase, start }: { phrase: Piece[]; start: number }): number[] {
  return phrase.map((_, at) => start + at);
}

/** Words that tell something may have others between them: documents for customs. */
function placesApart({
  phrase,
  pieces,
  start,
}: {
  phrase: Piece[];
  pieces: Piece[];
  start: number;
}): number[] {
  let next = start;
  return phrase.map((sought, at) => {
    const place =
      at === 0 ? start : pieces.findIndex((piece, one) => one >= next && holds(piece, sought));
    next = place + 1;
    return place;
  });
}

/** A word or several that mean one thing, and where they stand. */
type Name = { start: number; pieces: Piece[] };

function namesIn({
  pieces,
  synonyms,
  isHeld,
}: {
  pieces: Piece[];
  synonyms: Synonyms;
  isHeld: (sought: Piece) => boolean;
}): Name[] {
  return listNames(synonyms)
    .filter((name) => name.every(isHeld))
    .flatMap((name) =>
      Array.from(pieces.keys())
        .filter((start) => name.every((sought, at) => holds(pieces[start + at], sought)))
        .map((start) => ({ start, pieces: name })),
    );
}

const named = new WeakMap<Synonyms, Piece[][]>();

/** Split once, for as long as the synonyms are those. */
function listNames(synonyms: Synonyms): Piece[][] {
  const known = named.get(synonyms);
  if (known) return known;
  const chinese = Array.from(synonyms.chinese.keys(), (word) => splitText(word));
  const phrases = synonyms.phrases.map((phrase) => phrase.pieces);
  const names = [...chinese, ...phrases.filter(({ length }) => length > 1)];
  named.set(synonyms, names);
  return names;
}

/** Whether a phrase is only a part of a longer name that stands there. */
function isPartOf({ phrase, start, name }: { phrase: Piece[]; start: number; name: Name }) {
  const [first] = phrase;
  const [named] = name.pieces;
  if (first?.kind === "han" && phrase.length === 1) {
    return (
      start === name.start &&
      named?.kind === "han" &&
      named.text.length > first.text.length &&
      named.text.includes(first.text)
    );
  }
  const within = start >= name.start && start + phrase.length <= name.start + name.pieces.length;
  return within && phrase.length < name.pieces.length;
}

function holds(piece: Piece | undefined, sought: Piece): boolean {
  if (piece?.kind !== sought.kind) return false;
  return sought.kind === "han" ? piece.text.includes(sought.text) : isSamePiece(piece, sought);
}

/** How much else is asked for; small words ask for nothing. */
function lengthLeft({ pieces, marks }: { pieces: Piece[]; marks: boolean[][] }): number {
  let left = 0;
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind === "han") {
      const rest = [...piece.text].map((one, place) => (marks[at]?.[place] ? " " : one)).join("");
      for (const word of wordsOf(rest)) {
        if (word.trim() && !isChineseStopWord(word)) left += word.length;
      }
    } else if (!marks[at]?.[0] && isAsking(piece)) left += piece.text.length;
  }
  return left;
}

/** Numbers only say how much. */
const amounts = ["number", "measure", "size"];

function isAsking(piece: Piece): boolean {
  return !amounts.includes(piece.kind) && !tokensOf(piece).filler;
}
