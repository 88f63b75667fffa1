import { type Alternatives, alternativesForText } from "./alternatives.ts";
import { correctWord } from "./correct-word.ts";
import { findBase, findCompounds, splitCompound, withPlurals } from "./other-forms.ts";
import { readBySound } from "./read-by-sound.ts";
import {
  completeSynonym,
  getSynonyms,
  longestFirst,
  readSynonyms,
  type Synonyms,
} from "./synonyms.ts";
import type { Term } from "./term.ts";
import { readTerms } from "./terms.ts";
import { completeWord } from "./vocabulary.ts";
import { type WeighedTerm, weighTerms } from "./weigh-terms.ts";

export type ReadQuery = {
  terms: WeighedTerm[];
  /** How many words are found nowhere. */
  unknown: number;
  /** The query with its mistyped words put right. */
  correction: string | undefined;
};

/**
 * Understands a query: what it asks for, what else means the same, and, only where a word is found
 * nowhere, what it may be the beginning, the sound or a slip of. With `unfinished` the last word is
 * still being typed.
 */
export async function readQuery({
  query,
  unfinished = false,
}: {
  query: string;
  unfinished?: boolean;
}): Promise<ReadQuery> {
  const synonyms = await getSynonyms();
  const weighed = await weighQuery({ query, unfinished, synonyms });
  const unknown = weighed.filter((term) => !isKnown(term)).map(({ text }) => text);
  const bySound =
    unfinished || unknown.length === 0
      ? undefined
      : await readBySound({ query, unknown, synonyms });
  if (bySound === undefined) return guessUnknown({ query, weighed, synonyms });
  const read = await weighQuery({ query: bySound, unfinished, synonyms });
  const guessed = await guessUnknown({ query: bySound, weighed: read, synonyms });
  return { ...guessed, correction: guessed.correction ?? bySound };
}

async function weighQuery({
  query,
  unfinished,
  synonyms,
}: {
  query: string;
  unfinished: boolean;
  synonyms: Synonyms;
}): Promise<WeighedTerm[]> {
  const read = await withPlurals(
    readTerms({ query, synonyms: await withCompounds(query, synonyms) }),
  );
  const last = read.at(-1);
  const begun =
    unfinished && last ? [...read.slice(0, -1), await beginningOf({ term: last, synonyms })] : read;
  return weighTerms(begun);
}

/** Words that the site writes as one mean the same as that one. */
async function withCompounds(query: string, synonyms: Synonyms): Promise<Synonyms> {
  const compounds = await findCompounds(query);
  if (compounds.length === 0) return synonyms;
  const { phrases } = readSynonyms(compounds.map(({ parts, joined }) => [parts, joined]));
  // What staff have said of the same words comes first.
  return { ...synonyms, phrases: longestFirst([...synonyms.phrases, ...phrases]) };
}

async function guessUnknown({
  query,
  weighed: all,
  synonyms,
}: {
  query: string;
  weighed: WeighedTerm[];
  synonyms: Synonyms;
}): Promise<ReadQuery> {
  const weighed = all.filter((term) => term.bond === "word" || isKnown(term));
  const unknown = weighed.filter((term) => !isKnown(term));
  if (unknown.length === 0) return { terms: weighed, unknown: 0, correction: undefined };
  const guesses = new Map(
    await Promise.all(
      unknown.map(async (term) => [term, await guess({ term, synonyms })] as const),
    ),
  );
  const terms = await weighTerms(weighed.map((term) => guesses.get(term)?.term ?? term));
  const known = terms.filter(isKnown);
  const missing = terms.length - known.length;
  let correction = query;
  for (const [term, { corrected }] of guesses) {
    if (corrected) correction = correction.replace(term.text, corrected);
  }
  if (correction === query) return { terms: known, unknown: missing, correction: undefined };
  // A guess beside words that mean nothing here is an accident.
  if (missing > 0) {
    const meant = weighed.filter(isKnown);
    return { terms: meant, unknown: weighed.length - meant.length, correction: undefined };
  }
  const corrected = await weighQuery({ query: correction, unfinished: false, synonyms });
  const reread = corrected.filter(isKnown);
  return { terms: reread, unknown: 0, correction };
}

function isKnown({ entries, classes }: WeighedTerm): boolean {
  return entries > 0 || classes.length > 0;
}

/**
 * The same term, also found by every word of the site that begins with it, and by what means the
 * same as a word that the site itself does not use.
 */
async function beginningOf({ term, synonyms }: { term: Term; synonyms: Synonyms }): Promise<Term> {
  if (term.word === undefined) return { ...term, beginnings: wholeTokens(term) };
  const words = (await completeWord(term.word)).map(({ word }) => word);
  const others = completeSynonym({ beginning: term.word, found: words, synonyms });
  return { ...term, wide: [...term.wide, ...[...words, ...others].flatMap(alternativesForText)] };
}

/** What a word that is found nowhere may be the beginning or a slip of. */
async function guess({
  term,
  synonyms,
}: {
  term: Term;
  synonyms: Synonyms;
}): Promise<{ term: Term; corrected?: string }> {
  const begun = await beginningOf({ term, synonyms });
  if (term.word === undefined) return { term: begun };
  const apart = (await splitCompound(term.word)) ?? (await findBase(term.word));
  if (apart) return { term: { ...term, wide: [...term.wide, ...waysOf({ apart, synonyms })] } };
  const words = await correctWord({ word: term.word, synonyms });
  const [likeliest] = words;
  if (!likeliest) return { term: begun };
  const unfinished = begun.wide.length > term.wide.length;
  return {
    term: {
      ...begun,
      wide: [...begun.wide, ...words.flatMap(({ word }) => alternativesForText(word))],
    },
    ...(!unfinished && { corrected: likeliest.shown }),
  };
}

/** What two words written as one are found by: phonebooth by what a phone booth is. */
function waysOf({ apart, synonyms }: { apart: string; synonyms: Synonyms }): Alternatives {
  const [first, ...others] = readTerms({ query: apart, synonyms });
  if (!first || others.length > 0) return alternativesForText(apart);
  return [...first.own, ...first.wide];
}

/** Codes, sizes and numbers may be typed only in part. */
function wholeTokens({ own }: Term): string[] {
  return own
    .filter((way) => way.length === 1)
    .flat()
    .filter((token) => token.length > 1);
}
