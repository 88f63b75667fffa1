const units = [
  ...["mm", "cm", "m", "km", "kg", "mg", "g", "t", "Hz", "kHz", "dB", "dBA", "lx", "K", "V", "W"],
  ...["kW", "L", "s", "ms", "min", "h", "Pa", "kPa", "KB", "MB", "GB", "°C", "%", "am", "pm"],
  ...["مم", "سم", "م", "كم", "كغ", "غ", "ث", "ثانية", "هرتز", "ديسيبل", "كلفن", "ميغابايت"],
].join("|");

/** In Chinese the word behind a number is its unit, whatever it is: 16 年, 2 个. */
const beforeUnit = new RegExp(`(\\d) (?=(?:${units})(?!\\p{L})|\\p{Script=Han})`, "gu");
const range = /(\d)–(?=\d)/g;
/** Codes, dates and times: 23351-1, B-s1,d0, 9:00-18:00. */
const hyphenated = /([\p{L}\d])-(?=\p{L}?\d)/gu;
const phone = /\+\d+(?: \d+)+/g;
const wideRange = /(\d) – (?=\d)/g;
const compared = /([≥≤≈±<>]) (?=\d)/g;
/** These end a line and never begin one. */
const separator = / (?=[·|×] )/g;

/** A text in which no line ends between a number and its unit, nor within a range or a code. */
export function keepTogether(text: string): string {
  return text
    .replace(phone, (number) => number.replaceAll(" ", "\u00a0"))
    .replace(beforeUnit, "$1\u00a0")
    .replace(range, "$1–\u2060")
    .replace(hyphenated, "$1-\u2060")
    .replace(wideRange, "$1\u00a0–\u00a0")
    .replace(compared, "$1\u00a0")
    .replace(separator, "\u00a0");
}
