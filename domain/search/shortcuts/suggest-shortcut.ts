import { getSynonyms } from "../query/synonyms.ts";
import { asTyped, getShortcuts, type Shortcut } from "./get-shortcuts.ts";
import { matchShortcut } from "./match-shortcut.ts";

/** Two letters begin too much; a Chinese character says more than a letter. */
const shortestBeginning = { han: 2, other: 3 };

/** Of a query that is still being typed, more than this must ask for it. */
const leastShare = 0.6;

/** The shortcut that somebody may mean who has typed so much of it. */
export async function suggestShortcut(query: string): Promise<Shortcut | undefined> {
  const [shortcuts, synonyms] = await Promise.all([getShortcuts(), getSynonyms()]);
  const match = matchShortcut({ query, shortcuts, synonyms });
  if (match && match.share >= leastShare) return match.shortcut;
  const begun = asTyped(query);
  const shortest = /^\p{Script=Han}/u.test(begun) ? shortestBeginning.han : shortestBeginning.other;
  if ([...begun].length < shortest) return undefined;
  return shortcuts.find(({ typed }) => typed.some((phrase) => phrase.startsWith(begun)));
}
