import type { Localized } from "../api.ts";
import type { Language } from "../language.ts";

/** A text for somebody who reads this language; in another where it is missing. */
export function titleIn(text: Localized | null | undefined, language: Language): string {
  if (!text) return "";
  return text[language] || text.en || text.zh || text.ar;
}
