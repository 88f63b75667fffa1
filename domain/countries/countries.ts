import { createRequire } from "node:module";
import countries from "i18n-iso-countries";
import { type CountryCode, getCountries, getCountryCallingCode } from "libphonenumber-js/min";

const require = createRequire(import.meta.url);
for (const lang of ["zh", "en", "ar"]) {
  countries.registerLocale(require(`i18n-iso-countries/langs/${lang}.json`));
}

export type Country = {
  /** ISO 3166-1 alpha-2. */
  code: CountryCode;
  /** The English name: what a form sends. */
  value: string;
  label: { zh: string; en: string; ar: string };
  /** With the plus sign. */
  diallingCode: string;
};

/** Every country that can be telephoned, by English name. */
export const countryList: Country[] = getCountries()
  .flatMap((code): Country[] => {
    const [en, zh, ar] = ["en", "zh", "ar"].map((lang) => countries.getName(code, lang));
    if (!en || !zh || !ar) return [];
    const label = { zh, en, ar };
    return [{ code, value: en, label, diallingCode: `+${getCountryCallingCode(code)}` }];
  })
  .sort((a, b) => a.value.localeCompare(b.value, "en"));
