import { db } from "#db/connect.ts";
import { fold } from "../text/fold.ts";
import { type Piece, splitText } from "../text/pieces.ts";
import { isAbbreviated, soundingWords, soundsOf } from "../text/sounds.ts";
import { mostCommon } from "./most-common.ts";
import type { Synonyms } from "./synonyms.ts";

/** Shorter sounds stand for too many words to be taken for one within a longer query. */
const shortestHomophone = 3;
const shortestSound = 3;
/** Nobody types more by sound within one query. */
const mostSounds = 3;

/**
 * The query with what was typed by its sound in the site's own characters: jingyincang, jyc and
 * 静因舱 are 静音舱. Undefined where nothing of the unknown sounds like anything.
 */
export async function readBySound({
  query,
  unknown,
  synonyms,
}: {
  query: string;
  /** What of it is found nowhere, as it was typed. */
  unknown: string[];
  synonyms: Synonyms;
}): Promise<string | undefined> {
  let read = query;
  for (let found = 0; found < mostSounds; found++) {
    const next = await readFirst({ query: read, unknown, synonyms });
    if (next === undefined) break;
    read = next;
  }
  return read === query ? undefined : read;
}

async function readFirst({ query, unknown, synonyms }: Parameters<typeof readBySound>[0]) {
  const pieces = splitText(query);
  for (const typed of [...latinRuns(pieces, unknown), ...chineseRuns(pieces, unknown)]) {
    const words = await wordsThatSound({ ...typed, synonyms });
    const [likeliest] = await mostCommon(words.map((word) => ({ word, shown: word })));
    if (likeliest) return query.slice(0, typed.start) + likeliest.word + query.slice(typed.end);
  }
  for (const { text, start, end } of chineseRuns(pieces, unknown)) {
    const meant = synonyms.chinese.keys().find((word) => isOneCharacterOff(word, text));
    if (meant) return query.slice(0, start) + meant + query.slice(end);
  }
  return undefined;
}

/**
 * A character taken for one that looks alike: 胡挑木 is 胡桃木. Words that staff have written down
 * are what visitors type; of shorter ones too little is left. The last character says what a thing
 * is: a tile is no slip for a cloud.
 */
function isOneCharacterOff(word: string, typed: string): boolean {
  const [meant, found] = [[...word], [...typed]];
  if (meant.length < shortestHomophone || meant.length !== found.length) return false;
  if (meant.at(-1) !== found.at(-1)) return false;
  return meant.filter((character, at) => character !== found[at]).length === 1;
}

type Typed = { text: string; chinese: boolean; start: number; end: number };

/** Unknown words in Latin letters, with their neighbours first: mù gé shān is one word. */
function latinRuns(pieces: Piece[], unknown: string[]): Typed[] {
  const isUnknown = ({ kind, text }: Piece) => kind === "word" && unknown.includes(text);
  const runs: Piece[][] = [];
  for (const [at, piece] of pieces.entries()) {
    const before = pieces[at - 1];
    if (piece.kind !== "word") continue;
    if (before?.kind === "word") runs.at(-1)?.push(piece);
    else runs.push([piece]);
  }
  const alone = pieces.filter(isUnknown).map((piece) => [piece]);
  return [...runs.filter((run) => run.length > 1 && run.some(isUnknown)), ...alone].flatMap(
    (run) => {
      const text = fold(run.map((piece) => piece.text).join("")).replace(/['’]/g, "");
      const [start, end] = [run[0]?.start ?? 0, run.at(-1)?.end ?? 0];
      return /^[a-z]+$/.test(text) ? [{ text, chinese: false, start, end }] : [];
    },
  );
}

/** Stretches of Chinese that hold something unknown, the longest first. */
function chineseRuns(pieces: Piece[], unknown: string[]): Typed[] {
  return pieces
    .filter(({ kind }) => kind === "han")
    .flatMap((piece) => {
      const run = piece.text;
      return soundingWords(run)
        .filter((word) => unknown.some((one) => word.includes(one)))
        .filter((word) => word === run || [...word].length >= shortestHomophone)
        .map((text) => {
          const start = piece.start + run.indexOf(text);
          return { text, chinese: true, start, end: start + text.length };
        });
    })
    .sort((one, other) => other.text.length - one.text.length);
}

async function wordsThatSound({
  text,
  chinese,
  synonyms,
}: Typed & { synonyms: Synonyms }): Promise<string[]> {
  const sound = chinese ? (await soundsOf(text)).full : text;
  if (sound.length < shortestSound) return [];
  const rows = await db
    .selectFrom("search_sound")
    .where("sound", "=", sound)
    .select("word")
    .limit(20)
    .execute();
  const words = new Set(rows.map(({ word }) => word));
  for (const word of synonyms.chinese.keys()) {
    const { full, initials } = await soundsOf(word);
    if (full === sound || (!chinese && isAbbreviated(word) && initials === sound)) words.add(word);
  }
  return [...words].filter((word) => !chinese || (word !== text && word.length === text.length));
}
