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
  const needed = withoutZeros(decimals, least);
  const sign = value < 0 || Object.is(value, -0) ? "-" : "";
  return sign + inThousands(whole) + (needed && `.${needed}`);
}

/** Of the decimal that is meant, not of the binary number nearest to it: 1.005 becomes 1.01. */
function round(value: number, decimals: number): number {
  const [digits, exponent = "0"] = `${Math.abs(value)}`.split("e");
  return Number(`${Math.round(Number(`${digits}e${Number(exponent) + decimals}`))}e-${decimals}`);
}

function withoutZeros(decimals: string, least: number): string {
  let end = decimals.length;
  while (end > least && decimals[end - 1] === "0") end -= 1;
  return decimals.slice(0, end);
}

function inThousands(whole: string): string {
  const groups: string[] = [];
  for (let end = whole.length; end > 0; end -= 3) {
    groups.unshift(whole.slice(Math.max(0, end - 3), end));
  }
  return groups.join(",");
}
