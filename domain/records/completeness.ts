import { type Lang, languages } from "../language/language.ts";

/** How many texts a record has, and how many of them each language still lacks. */
export type Completeness = { texts: number; missing: Record<Lang, number> };

export function isLocalized(value: object): value is Record<Lang, string> {
  return languages.every(({ code }) => typeof Reflect.get(value, code) === "string");
}

/**
 * A text that is empty in every language is not wanted, so nothing of it is missing. The database
 * says the same of every record in its column `unfinished`.
 */
export function completeness(content: unknown): Completeness {
  const found: Completeness = { texts: 0, missing: { zh: 0, en: 0, ar: 0 } };
  const visit = (value: unknown) => {
    if (typeof value !== "object" || value === null) return;
    if (!isLocalized(value)) return Object.values(value).forEach(visit);
    const empty = languages.filter(({ code }) => value[code].trim() === "");
    if (empty.length === languages.length) return;
    found.texts++;
    for (const { code } of empty) found.missing[code]++;
  };
  visit(content);
  return found;
}
