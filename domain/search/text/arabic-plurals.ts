/** Fewer consonants are shared by words that have nothing to do with each other. */
const shortestRoot = 3;
/** A singular that is shorter may as well be any word of that root. */
const shortestWord = 4;

const longVowels = /(?<=.)[اوي]/g;

/**
 * What the singular and the broken plural of a word have in common: كابينة, كبينة and كبائن are
 * all كبن. Undefined where that is too little to go by.
 */
export function rootOf(word: string): string | undefined {
  const root = word.replace(article, "").replace(feminine, "").replace(longVowels, "");
  return root.length >= shortestRoot && word.length >= shortestWord ? root : undefined;
}

const article = /^(?:ال|بال|لل)(?=.{3})/;
const feminine = /(?<=.{3})(?:ات|ه)$/;

/** The shapes of broken plurals: فعائل فواعل مفاعل فعاليل, أفعال, فعول, فعلان. */
const plural = /^(?:..اي?..?ي?.?|ا..ا.|..و.|...ان)$/;

/** Whether one of two words of a root may be the plural of the other. */
export function isPluralPair(word: string, other: string): boolean {
  const root = rootOf(word);
  if (root === undefined || root !== rootOf(other) || word === other) return false;
  return [word, other].some((one) => plural.test(one.replace(/^ال(?=.{3})/, "")));
}
