import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { getShortcuts } from "../shortcuts/get-shortcuts.ts";
import { lexemePrefixes, quoteLexeme } from "../text/lexemes.ts";
import { tokensOf } from "../text/tokens.ts";
import { mostCommon } from "./most-common.ts";
import { isGuessable, isOneEdit } from "./spelling.ts";
import type { Synonyms } from "./synonyms.ts";
import { type KnownWord, nearWords } from "./vocabulary.ts";

/**
 * From how many letters on one slip leaves little doubt, when the first letter is right: Arabic
 * words are shorter, and have fewer neighbours with all their letters.
 */
const certain = { latin: 7, arabic: 6 };

/**
 * What a word that is found nowhere was meant to be, the likeliest first. A word that has many
 * neighbours is only taken for one that the site is about: one of a title, or that staff have
 * written down as a synonym or for a shortcut. So camry is no carry, and a wallet no pallet.
 */
export async function correctWord({
  word,
  synonyms,
}: {
  word: string;
  synonyms: Synonyms;
}): Promise<KnownWord[]> {
  if (!isGuessable(word)) return [];
  const named = [...(await namedWords(synonyms))]
    .filter((one) => isOneEdit(word, one))
    .map((one) => ({ word: one, shown: one }));
  const onPages = await mostCommon(await nearWords(word));
  const inTitles = await wordsOfTitles(onPages.map((one) => one.word));
  const isLeading = (one: KnownWord) => inTitles.has(one.word);
  const likely = onPages.filter((one) => isLeading(one) || isCertain(word, one.word));
  const leading = likely.filter(isLeading);
  const words = [...leading, ...named, ...likely];
  return [...new Map(words.toReversed().map((one) => [one.word, one])).values()].toReversed();
}

function isCertain(word: string, other: string): boolean {
  const { latin, arabic } = certain;
  const least = /^\p{Script=Arabic}/u.test(word) ? arabic : latin;
  return [...word].length >= least && word[0] === other[0];
}

/** Single words that staff have written down. */
async function namedWords({ phrases }: Synonyms): Promise<Set<string>> {
  const shortcuts = await getShortcuts();
  const pieces = [
    ...phrases.map((phrase) => phrase.pieces),
    ...shortcuts.flatMap((shortcut) => shortcut.phrases),
  ].flat();
  return new Set(pieces.flatMap((piece) => tokensOf(piece).word ?? []));
}

async function wordsOfTitles(words: string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const forms = words.map((word) => quoteLexeme(lexemePrefixes.form(word)));
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${words}::text[], ${forms}::text[]) as sought (word, form)
    where exists (select from search_entry where title @@ form::tsquery)`.execute(db);
  return new Set(rows.map(({ word }) => word));
}
