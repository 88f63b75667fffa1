import { countryList } from "#domain/countries/countries.ts";
import { type Lang, language } from "#domain/language/language.ts";
import type { Option } from "../ui/forms/filter-options.ts";

/** The countries by their names in the reader's language, with their dialling codes. */
export function listCountries({ lang }: { lang: Lang }): Option[] {
  const { compare } = new Intl.Collator(language(lang).intl);
  return countryList
    .map(({ value, label, diallingCode }) => ({
      value,
      label: label[lang],
      detail: diallingCode,
    }))
    .sort((a, b) => compare(a.label, b.label));
}

/** What a page with the form hands to it: a form in Chinese asks for no country. */
export function countriesForForm(reader: { lang: Lang }): Option[] | undefined {
  return reader.lang === "zh" ? undefined : listCountries(reader);
}
