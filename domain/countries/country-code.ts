import { countryList } from "./countries.ts";

const codes = new Map<string, string>(countryList.map(({ value, code }) => [value, code]));
const names = new Map<string, string>(countryList.map(({ value, code }) => [code, value]));

/** The form sends names, people and filters use codes; what is neither stays as it is. */
export function codeOfCountry(name: string): string {
  return codes.get(name) ?? name;
}

export function nameOfCountry(code: string): string {
  return names.get(code) ?? code;
}
