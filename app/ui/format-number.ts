/**
 * Numbers as all languages of the site write them: 1,234.5. Written out here because the browser
 * takes some 20 ms to wake its own `Intl`, and nearly every page has numbers.
 */

/** With its thousands set apart, and no more decimals than it needs. */
export function formatNumber(value: number, { decimals = 3 } = {}): string {
  const [whole = "", fraction] = String(round(value, decimals)).split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ",");
  return fraction ? `${grouped}.${fraction}` : grouped;
}

/** An absorption coefficient or a rating: always two decimals. */
export function coefficient(value: number): string {
  return round(value, 2).toFixed(2);
}

/** By its decimal digits, not by the binary ones: 0.285 is 0.29. */
function round(value: number, decimals: number): number {
  return Number(`${Math.round(Number(`${value}e${decimals}`))}e-${decimals}`);
}
