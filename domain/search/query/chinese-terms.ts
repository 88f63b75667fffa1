import { chinesePairs, wordsOf } from "../text/chinese.ts";
import { alternativesForText } from "./alternatives.ts";
import type { Synonyms } from "./synonyms.ts";
import type { Term } from "./term.ts";

/** A stretch of a run: a word with what means the same, or what stands between such words. */
type Stretch = { text: string; others?: string[] };

/**
 * What a run of characters asks for. It may hold words with synonyms: 木格栅吸音板 is also
 * 木格栅吸声板. Where a single character follows such a word (音板), it follows its synonyms too
 * (声板).
 */
export function chineseTerms(run: string, { chinese }: Pick<Synonyms, "chinese">): Term[] {
  const known = [...chinese.keys()].sort((one, other) => other.length - one.length);
  const stretches = splitAt({ run, known }).map((text): Stretch => {
    const others = chinese.get(text);
    return others ? { text, others } : { text };
  });
  return stretches.flatMap((stretch, at) => {
    const next = stretches[at + 1];
    const border = next && isLoose(stretch, next) ? [borderTerm(stretch, next)] : [];
    return [...termsOf(stretch, { alone: stretches.length === 1 }), ...border];
  });
}

/** The run in pieces, so that the longest known words in it stand alone. */
function splitAt({ run, known }: { run: string; known: string[] }): string[] {
  const word = known.find((one) => run.includes(one));
  if (word === undefined) return run === "" ? [] : [run];
  const start = run.indexOf(word);
  return [
    ...splitAt({ run: run.slice(0, start), known }),
    word,
    ...splitAt({ run: run.slice(start + word.length), known }),
  ];
}

function termsOf({ text, others }: Stretch, { alone }: { alone: boolean }): Term[] {
  if (others)
    return [
      toTerm({ text, own: alternativesForText(text), wide: others.flatMap(alternativesForText) }),
    ];
  const pairs = chinesePairs(text);
  // A lone character beside a known word is asked for by the border.
  if (!alone && pairs.every((pair) => [...pair.text].length === 1)) return [];
  return pairs.map((pair) => toTerm({ text: pair.text, own: [[pair.text]], bond: pair.bond }));
}

/** Whether the words that meet here may be one: a single character belongs to its neighbour. */
function isLoose(stretch: Stretch, next: Stretch): boolean {
  const before = stretch.others ? stretch.text : (wordsOf(stretch.text).at(-1) ?? "");
  const after = next.others ? next.text : (wordsOf(next.text)[0] ?? "");
  return [before, after].some((word) => [...word].length === 1);
}

function borderTerm(stretch: Stretch, next: Stretch): Term {
  const ends = chineseOf(stretch).map((word) => [...word].at(-1));
  const starts = chineseOf(next).map((word) => [...word].at(0));
  const pairs = new Set(ends.flatMap((end) => starts.map((start) => `${end}${start}`)));
  const [own = "", ...wide] = pairs;
  return toTerm({ text: own, own: [[own]], wide: wide.map((pair) => [pair]), bond: "hint" });
}

function chineseOf({ text, others = [] }: Stretch): string[] {
  return [text, ...others].filter((word) => /^\p{Script=Han}+$/u.test(word));
}

function toTerm(term: Pick<Term, "text" | "own"> & Partial<Term>): Term {
  return { wide: [], beginnings: [], bond: "word", word: undefined, ...term };
}
