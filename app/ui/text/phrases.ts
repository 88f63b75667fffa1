/** Words of ours that the dictionary of the runtime would cut in two. */
export const ownWords = [
  "收住",
  "满屋",
  "木墙",
  "墙面",
  "吸音",
  "吸声",
  "隔音",
  "静音舱",
  "木丝板",
  "毛毡",
  "空腔",
  "混响时间",
  "语声级",
  "会议室",
  "办公室",
  "无纺布",
];

/** Older browsers have none, which counts where a page is hydrated as a whole. */
const segmenter = Intl.Segmenter && new Intl.Segmenter("zh", { granularity: "word" });
const clauses = /[^，。；：！？、…]+[，。；：！？、…]*|[，。；：！？、…]+/gu;
const letter = /[\p{L}\p{N}]/gu;
/** Particles, endings and measures: standing alone, they belong to the word before. */
const ending = new RegExp(
  "^[的了着过们地得之吗呢吧者性化级式型类间里中上下内外前后时" +
    "室板师表员生区部值书社馆厅院量率房片体商品台机舱墙砖角展云坊盒张条块个种只句支套家次位份颗]$",
  "u",
);
/** As much as fits on a line of any heading, in the narrowest window. */
const mostLetters = 6;

/**
 * Cuts a Chinese headline where a line may end, besides after its punctuation: between words, not
 * within them, and not at all within a short clause. No style of CSS does this for Chinese
 * (`word-break: auto-phrase` knows Japanese only).
 */
export function cutIntoPhrases(text: string): string[] {
  const phrases: string[] = [];
  let isOpen = false;
  for (const clause of text.match(clauses) ?? []) {
    const words = countLetters(clause) > mostLetters ? cutIntoWords(clause) : [clause];
    for (const [position, word] of words.entries()) {
      const last = phrases.at(-1) ?? "";
      // After punctuation the browser itself ends a line.
      const joins = position === 0 ? phrases.length > 0 : isOpen || !mayPart(last, word);
      if (joins) phrases[phrases.length - 1] = last + word;
      else phrases.push(word);
      isOpen = isAlone(word) && (position === 0 || !ending.test(word));
    }
  }
  return phrases;
}

function cutIntoWords(clause: string): string[] {
  if (!segmenter) return [clause];
  const ends = new Set([...segmenter.segment(clause)].map(({ index }) => index));
  for (const own of ownWords) {
    for (let at = clause.indexOf(own); at >= 0; at = clause.indexOf(own, at + 1)) {
      for (let inside = 1; inside < own.length; inside++) ends.delete(at + inside);
      ends.add(at).add(at + own.length);
    }
  }
  const cuts = [...ends].sort((one, other) => one - other);
  return cuts.map((start, position) => clause.slice(start, cuts[position + 1])).filter(Boolean);
}

/** A word of one letter, such as 在 or 与, goes with the next one. */
function isAlone(word: string): boolean {
  return /^\p{Script=Han}$/u.test(word);
}

/** Around spaces, brackets and signs the browser knows where a line may end. */
function mayPart(before: string, after: string): boolean {
  const edges = `${before.at(-1) ?? ""}${after.at(0) ?? ""}`;
  const isBetweenLetters = countLetters(edges) === 2 && /\p{Script=Han}/u.test(edges);
  return isBetweenLetters && !ending.test(after);
}

function countLetters(text: string): number {
  return text.match(letter)?.length ?? 0;
}
