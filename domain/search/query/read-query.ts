import { alternativesForText } from "./alternatives.ts";
import { completeSynonym, getSynonyms, type Synonyms } from "./synonyms.ts";
import type { Term } from "./term.ts";
import { readTerms } from "./terms.ts";
import { completeWord, correctWord } from "./vocabulary.ts";
import { type WeighedTerm, weighTerms } from "./weigh-terms.ts";

export type ReadQuery = {
  terms: WeighedTerm[];
  /** Whether some of it is found nowhere. */
  incomplete: boolean;
  /** The query with its mistyped words put right. */
  correction: string | undefined;
};

/**
 * Understands a query: what it asks for, what else means the same, and, only where a word is found
 * nowhere, what it may be the beginning or a slip of. With `unfinished` the last word is still
 * being typed.
 */
export async function readQuery({
  query,
  unfinished = false,
}: {
  query: string;
  unfinished?: boolean;
}): Promise<ReadQuery> {
  const synonyms = await getSynonyms();
  const read = readTerms({ query, synonyms });
  const last = read.at(-1);
  const asBeginning = (term: Term) => beginningOf({ term, synonyms });
  const begun = unfinished && last ? [...read.slice(0, -1), await asBeginning(last)] : read;
  const weighed = (await weighTerms(begun)).filter((term) => term.bond === "word" || isKnown(term));
  const unknown = weighed.filter((term) => !isKnown(term));
  if (unknown.length === 0) return { terms: weighed, incomplete: false, correction: undefined };

  const guesses = new Map(
    await Promise.all(
      unknown.map(async (term) => [term, await guess({ term, asBeginning })] as const),
    ),
  );
  const terms = await weighTerms(weighed.map((term) => guesses.get(term)?.term ?? term));
  let correction = query;
  for (const [term, { corrected }] of guesses) {
    if (corrected) correction = correction.replace(term.text, corrected);
  }
  return {
    terms: terms.filter(isKnown),
    incomplete: !terms.every(isKnown),
    correction: correction === query ? undefined : correction,
  };
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
  asBeginning,
}: {
  term: Term;
  asBeginning: (term: Term) => Promise<Term>;
}): Promise<{ term: Term; corrected?: string }> {
  const begun = await asBeginning(term);
  if (term.word === undefined) return { term: begun };
  const words = await correctWord(term.word);
  const [likeliest] = await mostCommon(words);
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

async function mostCommon(words: { word: string; shown: string }[]) {
  const weighed = await weighTerms(
    words.map(({ word }) => ({
      text: word,
      own: alternativesForText(word),
      wide: [],
      beginnings: [],
      bond: "word",
      word,
    })),
  );
  return words
    .map((known, at) => ({ ...known, entries: weighed[at]?.entries ?? 0 }))
    .filter(({ entries }) => entries > 0)
    .sort((a, b) => b.entries - a.entries);
}

/** Codes, sizes and numbers may be typed only in part. */
function wholeTokens({ own }: Term): string[] {
  return own
    .filter((way) => way.length === 1)
    .flat()
    .filter((token) => token.length > 1);
}
