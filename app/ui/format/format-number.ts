/** All languages of the site write numbers alike: 1,234.5. */
const written = "en";
const inFull = new Intl.NumberFormat(written);
const short = new Intl.NumberFormat(written, { maximumFractionDigits: 2 });
const twoDecimals = new Intl.NumberFormat(written, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** With its thousands set apart, and no more decimals than it needs. */
export function formatNumber(value: number): string {
  return inFull.format(value);
}

/** The same with two decimals at most. */
export function formatShort(value: number): string {
  return short.format(value);
}

/** Square metres as they are ordered: one decimal at most. */
export function formatArea(value: number): string {
  return new Intl.NumberFormat(written, { maximumFractionDigits: 1 }).format(value);
}

/** An absorption coefficient or a rating: always two decimals. */
export function coefficient(value: number): string {
  return twoDecimals.format(value);
}
