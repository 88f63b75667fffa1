import { fold } from "./fold.ts";

/** Units in every language, each with its sign and how many of the base sign it holds. */
const units: Record<string, { sign: string; times: number }> = {};
for (const [sign, times, names] of [
  ["mm", 1, "mm 毫米 مم ملم مليمتر"],
  ["mm", 10, "cm 厘米 公分 سم"],
  ["m", 1, "m 米 م متر امتار meter meters metre metres"],
  ["m2", 1, "m2 sqm 平方米 平米 平方 م2 متر-مربع مترا-مربعا"],
  ["m3", 1, "m3"],
  ["kg", 1, "kg 公斤 千克 كجم كغ كيلو"],
  ["kg/m2", 1, "kg/m2 公斤/平方米 كغ/م2 كجم/م2"],
  ["kg/m3", 1, "kg/m3"],
  ["ft", 1, "ft foot feet 英尺 尺 قدم قدما"],
  ["s", 1, "s sec second seconds 秒 ثانيه ثوان"],
  ["hz", 1, "hz 赫兹 هرتز"],
  ["hz", 1000, "khz 千赫"],
  ["db", 1, "db 分贝 ديسيبل"],
  ["lx", 1, "lx"],
  ["v", 1, "v"],
  ["w", 1, "w"],
  ["k", 1, "k"],
  ["%", 1, "%"],
] as const) {
  for (const name of names.split(" ")) units[name.replace("-", " ")] = { sign, times };
}

const thousands = /,(?=\d{3}(?!\d))/g;

/** `0.60` and `٠٫٦` are the same number. */
export function numberToken(text: string): string {
  return String(readNumber(fold(text)));
}

function readNumber(text: string): number {
  return Number(text.replace(thousands, "").replace(/[,\u066b]/, "."));
}

/** `12 mm`, `1.2cm`, `١٢ مم` all become 12mm; the bare number is found as well. */
export function measureTokens(text: string): string[] {
  const folded = fold(text);
  const [number = ""] = /^[\d.,\u066b]+/.exec(folded) ?? [];
  const name =
    number &&
    folded
      .slice(number.length)
      .replace(/^[\s-]+/, "")
      .trim();
  const { sign, times } = units[name] ?? { sign: name, times: 1 };
  return [`${rounded(readNumber(number) * times)}${sign}`, String(readNumber(number))];
}

/** `600x2400`, `2400 × 600 mm` and `60cm x 240cm` are one size; three dimensions hold three. */
export function sizeTokens(text: string): string[] {
  const dimensions = fold(text).split(/[x×✕✖*\u0445]/);
  // The unit stands behind the last number, or behind each.
  const shared = unitOf(dimensions.at(-1) ?? "");
  return sizeOf(
    dimensions.map((dimension) => {
      const { sign, times } = unitOf(dimension) ?? shared ?? { sign: "mm", times: 1 };
      const metres = sign === "m" ? 1000 : 1;
      return readNumber(/[\d.,\u066b]+/.exec(dimension)?.[0] ?? "") * times * metres;
    }),
  );
}

function unitOf(dimension: string) {
  return units[/[^\d.,\u066b\s]+/.exec(dimension)?.[0] ?? ""];
}

/** A size in millimetres, whole first, then each of its faces. */
export function sizeOf(dimensions: number[]): string[] {
  const [a, b, c] = dimensions.map(rounded).sort((one, other) => one - other);
  if (c === undefined) return [`${a}x${b}`];
  return [...new Set([`${a}x${b}x${c}`, `${a}x${b}`, `${b}x${c}`, `${a}x${c}`])];
}

function rounded(number: number): number {
  return Math.round(number * 1000) / 1000;
}

/** The number at the end, with the single letter before it as in `E84`. */
function standardNumber(text: string): string {
  const [run = ""] = /(?<![\d\-.])[\d\-.]+$/.exec(text) ?? [];
  const number = run.replace(/^[-.]+/, "");
  const [letter = ""] = /(?<![a-z])[a-z]$/.exec(text.slice(0, -number.length)) ?? [];
  return number && letter + number;
}

/** `ISO 354`, `iso354`; `EN 13501-1` is also found as EN 13501 and as 13501. */
export function standardTokens(text: string): string[] {
  const folded = fold(text);
  const bodies = Array.from(
    folded.matchAll(/iso|iec|en|din|gb|jgj|astm|bs|ansi|jis|vdi|nf/g),
    String,
  );
  const number = standardNumber(folded);
  const [part = ""] = number.split(/[-.]/);
  const numbers = [...new Set([number, part])];
  const whole = bodies.toReversed().flatMap((body) => numbers.map((one) => body + one));
  return [...whole, ...numbers, ...bodies];
}
