import { language } from "#domain/language/language.ts";
import { getLocale } from "#text/runtime";

/** What a country is called in the language of the page. */
export function countryName(code: string): string {
  const { intl } = language(getLocale());
  return new Intl.DisplayNames(intl, { type: "region" }).of(code) ?? code;
}
