import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { getShortcuts } from "../shortcuts/get-shortcuts.ts";
import { isArabic } from "../text/arabic.ts";
import { lexemePrefixes, quoteLexeme } from "../text/lexemes.ts";
import { tokensOf } from "../text/tokens.ts";
import { mostCommon } from "./most-common.ts";
import { isGuessable, isOneEdit } from "./spelling.ts";
import type { Synonyms } from "./synonyms.ts";
import { type KnownWord, nearWords } from "./vocabulary.ts";

/** From how many letters on one slip leaves little doubt: Arabic words are shorter. */
const long = { latin: 7, arabic: 6 };

/**
 * What a word that is found nowhere was meant to be, the likeliest first. A word that has many
 * neighbours is only taken for one that the site is about: one of a title, or that staff have
 * written down as a synonym or for a shortcut, which are what visitors type. So camry is no carry, and a wallet no pallet.
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
    .filter((one) => isOneEdit(word, one) && startsAlike(word, one))
    .map((one) => ({ word: one, shown: one }));
  const onPages = await mostCommon(await nearWords(word));
  const inTitles = await wordsOfTitles(onPages.map((one) => one.word));
  const isLeading = (one: KnownWord) => inTitles.has(one.word);
  const likely = onPages.filter(
    (one) => startsAlike(word, one.word) && (isLeading(one) || isLong(word)),
  );
  const leading = likely.filter(isLeading);
  const words = [...named, ...leading, ...likely];
  return [...new Map(words.map((one) => [one.word, one])).values()];
}

/** Few slip at the first letter, and in a short word that makes another one. */
function startsAlike(one: string, another: string): boolean {
  const bothHaveArticles = article.test(one) && article.test(another);
  const [word, other] = bothHaveArticles
    ? [one.replace(article, ""), another.replace(article, "")]
    : [one, another];
  return word[0] === other[0] || (isLong(word) && word[1] === other[0]);
}

/** It begins every word alike, and tells nothing of the first letter. */
const article = /^[وبكفل]?ال(?=\p{L}{3})/u;

function isLong(word: string): boolean {
  const { latin, arabic } = long;
  return [...word].length >= (isArabic(word) ? arabic : latin);
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
