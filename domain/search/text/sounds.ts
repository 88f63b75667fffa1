/** Longer words are found by their parts. */
const longestWord = 6;
const shortestInitials = 3;

/** Every stretch of a run of Chinese that somebody may type by its sound. */
export function soundingWords(run: string): string[] {
  const characters = [...run];
  const words = new Set<string>();
  for (const from of characters.keys()) {
    for (let length = 2; length <= longestWord && from + length <= characters.length; length++) {
      words.add(characters.slice(from, from + length).join(""));
    }
  }
  return [...words];
}

/** Whether a word may be typed by its initials: two letters stand for too many words. */
export function isAbbreviated(word: string): boolean {
  const { length } = [...word];
  return length >= shortestInitials && length <= longestWord;
}

export type Sounds = {
  /** As it is typed without tones: 静音舱 is jingyincang. */
  full: string;
  /** The first letter of each character, jyc. */
  initials: string;
};

/** How a word is pronounced. The dictionary is large, so it is read when it is first needed. */
export async function soundsOf(word: string): Promise<Sounds> {
  const { pinyin } = await import("pinyin-pro");
  const syllables = pinyin(word, { toneType: "none", type: "array", v: true });
  return { full: syllables.join(""), initials: syllables.map(([first]) => first).join("") };
}
