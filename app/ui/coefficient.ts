import { language } from "#domain/language.ts";
import { getLocale } from "#text/runtime";

const formats = new Map<string, Intl.NumberFormat>();

/** An absorption coefficient or a rating: always two decimals. A chart writes dozens of them. */
export function coefficient(value: number): string {
  const { intl } = language(getLocale());
  const known = formats.get(intl);
  if (known) return known.format(value);
  const made = new Intl.NumberFormat(intl, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  formats.set(intl, made);
  return made.format(value);
}
