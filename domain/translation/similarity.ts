import { fold } from "../search/text/fold.ts";

/** How alike two texts are, from 0 to 1: the share of letters in a row that both have. */
export function similarity(one: string, other: string): number {
  const [left, right] = [rowsOf(one), rowsOf(other)];
  const sum = sizeOf(left) + sizeOf(right);
  if (sum === 0) return 0;
  const common = left
    .entries()
    .reduce((total, [row, count]) => total + Math.min(count, right.get(row) ?? 0), 0);
  return (2 * common) / sum;
}

/** How often which letters stand in a row: two of Chinese, three of others, which say less each. */
function rowsOf(text: string): Map<string, number> {
  const letters = [
    ...fold(text)
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim(),
  ];
  const length = letters.some((letter) => /\p{Script=Han}/u.test(letter)) ? 2 : 3;
  const rows = new Map<string, number>();
  for (let at = 0; at < Math.max(1, letters.length - length + 1); at++) {
    const row = letters.slice(at, at + length).join("");
    if (row) rows.set(row, (rows.get(row) ?? 0) + 1);
  }
  return rows;
}

function sizeOf(rows: Map<string, number>): number {
  return rows.values().reduce((sum, count) => sum + count, 0);
}
