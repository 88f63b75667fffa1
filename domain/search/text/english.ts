import { stemmer } from "stemmer";

/**
 * Words that stand in every text, or in queries only (prices are on no page); a query is not about
 * them unless it has no others.
 */
const stopWords = new Set(
  `a about after all also an and any are as at be because been before both but by can could did do
  does each for from get had has have he her his how i if in into is it its just may me more most my
  no not of on one only or other our out over she should so some such than that the their them then
  there these they this those to too under up us very was we were what when where which while who
  why will with would you your i'm i'd we're can't don't want wants need needs please looking
  look find show see tell know give send like let help us am being much many best good really
  difference between versus vs mean means meaning does doesn't isn't won't shall price prices pricing cost buy cheap
  still even yet ever never always already actually enough quite rather way ways thing things kind put
  use used using able might must cannot without during through someone something anything everything
  nothing here now today`.split(/\s+/),
);

export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** The stem of a folded word; codes and words with digits stay whole. */
export function stemEnglish(word: string): string {
  const bare = word.replace(/['’]s?$|['’]/g, "");
  return /^[a-z]{3,}$/.test(bare) ? stemmer(bare) : bare;
}
