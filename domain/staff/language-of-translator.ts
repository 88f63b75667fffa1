import { type Lang, languages } from "../language/language.ts";

/** The language that somebody may write; null for whoever is no translator. */
export function languageOfTranslator({
  role,
  translates,
}: {
  role: string;
  translates?: string | null | undefined;
}): Lang | null {
  if (role !== "translator") return null;
  return languages.find(({ code }) => code === translates)?.code ?? null;
}
