import { writeNumber } from "#domain/text/write-number.ts";

/** With its thousands set apart, and no more decimals than it needs. */
export function formatNumber(value: number): string {
  return writeNumber(value);
}

/** The same with two decimals at most. */
export function formatShort(value: number): string {
  return writeNumber(value, { most: 2 });
}

/** Square metres as they are ordered: one decimal at most. */
export function formatArea(value: number): string {
  return writeNumber(value, { most: 1 });
}

/** An absorption coefficient or a rating: always two decimals. */
export function coefficient(value: number): string {
  return writeNumber(value, { least: 2, most: 2 });
}
