const otherDigits = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;

/**
 * A number as people type it: Arabic, Persian or full-width digits, a point or a comma before the
 * decimals, any minus. Undefined for what is none, and for "1,200", which is one thousand to some
 * and one to others.
 */
export function readNumber(typed: string): number | undefined {
  const decimal = readDecimal(typed);
  return decimal === undefined ? undefined : Number(decimal);
}

/** The same as plain digits, `-1234.50`: for money, which is never counted in fractions. */
export function readDecimal(typed: string): string | undefined {
  const plain = typed
    .trim()
    .replace(/^[\u061c\u200e\u200f]?[-\u2212\uff0d]/, "-")
    .replace(otherDigits, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replace(/[\u066b\uff0e]/g, ".")
    .replace(/[\u066c\uff0c\u060c]/g, ",");
  if (/^-?\d{1,3}(?:,\d{3})+\.\d{1,9}$/.test(plain)) return plain.replaceAll(",", "");
  if (/^-?\d{1,9},\d{3}$/.test(plain)) return undefined;
  return /^-?\d{1,9}(?:[.,]\d{0,9})?$/.test(plain) ? plain.replace(",", ".") : undefined;
}
