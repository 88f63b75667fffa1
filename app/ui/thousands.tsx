import { language } from "#domain/language.ts";
import { getLocale } from "#text/runtime";

/** A number with its thousands set apart as the language of the page does it. */
export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(language(getLocale()).intl, options).format(value);
}

export function Thousands({ value, unit }: { value: number; unit?: string }) {
  return (
    <bdi className="tabular whitespace-nowrap">
      {formatNumber(value)}
      {unit && ` ${unit}`}
    </bdi>
  );
}
