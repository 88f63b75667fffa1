const segmenter = new Intl.Segmenter("zh", { granularity: "word" });

/** Words that say nothing about what is sought; prices are on no page. */
const stopWords = new Set(
  `的 了 和 与 跟 及 或 在 是 有 吗 呢 吧 啊 呀 把 被 给 请 请问 什么 怎么 怎样 如何 哪些 哪里 哪个 哪种 为什么
  为啥 一个 一种 一下 一定 我 我们 你 你们 您 它 想 想要 要 需要 能 能不能 可以 可不可以 会 会不会 行 不行 应该
  有没有 有什么 怎么办 怎么样 怎么做 还是 到底 才 就 都 也 很 还 吗？ 区别 不同 一回事 多大 几 几个 多久 关于
  介绍 价格 报价 多少钱 多少 批发 申请 找 买 用 用的 做 这个 那个 对 让 从 到 后 之后 以后 时 时候
  是否 能否 可否 为何 是不是 要不要 什么时候 啥 咋 咋办 哪儿 多长 多高 最好 最晚 最 更 太 没有 不能 不会 不要
  这样 因为 所以 如果 但是 以及 适合 适不适合 好不好 之间 里 里面 块 个 种 间 款`.split(/\s+/),
);

export function isChineseStopWord(word: string): boolean {
  return stopWords.has(word);
}

export function isChinese(token: string): boolean {
  return /^\p{Script=Han}+$/u.test(token);
}

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
