import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { isArabic } from "../text/arabic.ts";
import { isPluralPair, rootOf } from "../text/arabic-plurals.ts";
import { lexemePrefixes } from "../text/lexemes.ts";
import { splitText } from "../text/pieces.ts";
import { tokensOf } from "../text/tokens.ts";
import { alternativesForText } from "./alternatives.ts";
import type { Term } from "./term.ts";

/** The terms, also found by the broken plurals of their words, or by what these are plurals of. */
export async function withPlurals(terms: Term[]): Promise<Term[]> {
  const roots = terms.map(({ word }) => (word && isArabic(word) ? rootOf(word) : undefined));
  const sought = roots.filter((root) => root !== undefined);
  if (sought.length === 0) return terms;
  const lexemes = sought.map((root) => lexemePrefixes.form(root));
  const { rows } = await sql<{ word: string }>`
    select word from search_word where near && ${lexemes}::text[] limit 200`.execute(db);
  return terms.map((term, at) => {
    const { word } = term;
    if (!word || roots[at] === undefined) return term;
    const forms = rows.filter((row) => isPluralPair(word, row.word));
    // They are guessed by their letters, and بلاط is no بلوط.
    return {
      ...term,
      wide: [...term.wide, ...forms.flatMap((row) => alternativesForText(row.word))],
    };
  });
}

/** Neighbouring words that the site writes as one, such as class room, each with that one. */
export async function findCompounds(query: string): Promise<{ parts: string; joined: string }[]> {
  const words = splitText(query).map((piece) => tokensOf(piece).word);
  const pairs = words.slice(1).flatMap((second, at) => {
    const first = words[at];
    if (!first || !second || !/^[a-z]+$/.test(first + second)) return [];
    return [{ parts: `${first} ${second}`, joined: first + second }];
  });
  const known = await knownAmong(pairs.map(({ joined }) => joined));
  return pairs.filter(({ joined }) => known.has(joined));
}

const shortestPart = 3;

/** An unknown word as the two known ones it is made of: glasswool is glass wool. */
export async function splitCompound(word: string): Promise<string | undefined> {
  if (!/^[a-z]{6,}$/.test(word)) return undefined;
  const places = Array.from(
    { length: word.length - 2 * shortestPart + 1 },
    (_, at) => at + shortestPart,
  );
  const known = await knownAmong(places.flatMap((at) => [word.slice(0, at), word.slice(at)]));
  const place = places.findLast((at) => known.has(word.slice(0, at)) && known.has(word.slice(at)));
  return place === undefined ? undefined : `${word.slice(0, place)} ${word.slice(place)}`;
}

const shortestBase = 6;

/** The known word that an unknown one is made from by an ending: apprenticeship, from apprentice. */
export async function findBase(word: string): Promise<string | undefined> {
  if (!/^[a-z]+$/.test(word)) return undefined;
  const bases = Array.from({ length: Math.max(0, word.length - shortestBase) }, (_, at) =>
    word.slice(0, word.length - 1 - at),
  );
  const known = await knownAmong(bases);
  return bases.find((base) => known.has(base));
}

async function knownAmong(words: string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const rows = await db
    .selectFrom("search_word")
    .where("word", "in", words)
    .select("word")
    .execute();
  return new Set(rows.map(({ word }) => word));
}
