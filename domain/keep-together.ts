const units = [
  ...["mm", "cm", "m", "km", "kg", "g", "t", "Hz", "kHz", "dB", "dBA", "lx", "K", "V", "W", "L"],
  ...["s", "ms", "min", "h", "مم", "سم", "م", "كغ", "غ", "ث", "ثانية", "هرتز", "ديسيبل", "كلفن"],
].join("|");

/** In Chinese the word behind a number is its unit, whatever it is: 16 年, 2 个. */
const beforeUnit = new RegExp(`(\\d) (?=(?:${units})(?!\\p{L})|\\p{Script=Han})`, "gu");
const range = /(\d)–(?=\d)/g;

/** A text in which no line ends between a number and its unit, nor within a range: 2 m, 9:00–18:00. */
export function keepTogether(text: string): string {
  return text.replace(beforeUnit, "$1\u00a0").replace(range, "$1–\u2060");
}
