const segmenter = new Intl.Segmenter("zh", { granularity: "word" });

/** Words that say nothing about what is sought; prices are on no page. */
const stopWords = new Set(
  `的 了 和 与 及 或 在 是 有 吗 呢 把 被 给 请 请问 什么 怎么 怎样 如何 哪些 哪里 为什么 一个 一种 我 我们
  你们 您 价格 报价 多少钱 多少 批发`.split(/\s+/),
);

export function wordsOf(run: string): string[] {
  return Array.from(segmenter.segment(run), ({ segment }) => segment);
}

/**
 * What the index keeps of a run of characters: every pair of neighbours, and its longer words. A
 * single character of a long text says too little.
 */
export function chineseTokens(run: string): string[] {
  const characters = [...run];
  const pairs = characters.slice(1).map((character, at) => `${characters[at]}${character}`);
  return [...pairs, ...wordsOf(run).filter((word) => word.length > 1)];
}

/** Two neighbouring characters of a query. */
export type Pair = {
  text: string;
  /**
   * `word`: within a word of the dictionary. `guess`: two single characters, a word that the
   * dictionary does not know, or an accident. `hint`: the end of a word and a single character.
   */
  bond: "word" | "guess" | "hint";
};

/**
 * The pairs that a query asks for. The dictionary knows little of the trade (静音舱 falls into
 * three single characters), so pairs across a boundary count as well, except between two real
 * words: 橡木吸音板 is found wherever 橡木 and 吸音板 both stand.
 */
export function chinesePairs(run: string): Pair[] {
  const pairs: Pair[] = [];
  const words = wordsOf(run);
  let before: string[] = [];
  for (const word of words) {
    const characters = stopWords.has(word) ? [] : [...word];
    const [first] = characters;
    const last = before.at(-1);
    if (last && first && (before.length === 1 || characters.length === 1)) {
      const bond = before.length + characters.length === 2 ? "guess" : "hint";
      pairs.push({ text: last + first, bond });
    }
    for (const [at, character] of characters.slice(1).entries()) {
      pairs.push({ text: `${characters[at]}${character}`, bond: "word" });
    }
    before = characters;
  }
  if (pairs.length > 0) return pairs;
  // Single characters are all there is to ask for.
  return words.filter((word) => !stopWords.has(word)).map((text) => ({ text, bond: "word" }));
}
