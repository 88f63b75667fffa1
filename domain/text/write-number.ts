/**
 * A number as all languages of the site write it: 1,234.5. `Intl` would write the same, but the
 * first use of it stops a slow telephone for a tenth of a second.
 */
export function writeNumber(
  value: number,
  { least = 0, most = Math.max(least, 3) }: { least?: number; most?: number } = {},
): string {
  if (!Number.isFinite(value)) return `${value}`;
  const [whole = "", decimals = ""] = Math.abs(round(value, most)).toFixed(most).split(".");
  const needed = decimals.replace(/0+$/, "").padEnd(least, "0");
  const sign = value < 0 || Object.is(value, -0) ? "-" : "";
  return sign + whole.replace(/\B(?=(\d{3})+$)/g, ",") + (needed && `.${needed}`);
}

/** Of the decimal that is meant, not of the binary number nearest to it: 1.005 becomes 1.01. */
function round(value: number, decimals: number): number {
  const [digits, exponent = "0"] = `${Math.abs(value)}`.split("e");
  return Number(`${Math.round(Number(`${digits}e${Number(exponent) + decimals}`))}e-${decimals}`);
}
