import { language } from "#domain/language.ts";
import { getLocale } from "#text/runtime";

/** Making a format takes a hundred times as long as using it, and a list of panels uses it often. */
const formats = new Map<string, Intl.NumberFormat>();

/** A number with its thousands set apart as the language of the page does it. */
export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  const { intl } = language(getLocale());
  const name = options ? intl + JSON.stringify(options) : intl;
  const format = formats.get(name) ?? new Intl.NumberFormat(intl, options);
  formats.set(name, format);
  return format.format(value);
}

export function Thousands({ value, unit }: { value: number; unit?: string }) {
  return (
    <bdi className="tabular whitespace-nowrap">
      {formatNumber(value)}
      {unit && ` ${unit}`}
    </bdi>
  );
}
