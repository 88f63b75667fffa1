import type { Language } from "../language.ts";
import type { Localized } from "./field.ts";

/** A text for somebody who reads this language; in another where it is missing. */
export function titleIn(text: Localized | null | undefined, language: Language): string {
  if (!text) return "";
  return text[language] || text.en || text.zh || text.ar;
}
