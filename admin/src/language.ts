import { useSyncExternalStore } from "react";
import { chooseLanguage, type Language } from "./choose-language.ts";

export { type Language, languages } from "./choose-language.ts";

const intl: Record<Language, string> = { zh: "zh-CN", en: "en-GB" };
const stored = "office-language";
const listeners = new Set<() => void>();
let current = chooseLanguage({
  stored: readStored(),
  cookie: document.cookie,
  browser: navigator.language,
});
document.documentElement.lang = intl[current];

function readStored(): string | undefined {
  try {
    return localStorage.getItem(stored) ?? undefined;
  } catch {
    return undefined;
  }
}

export function currentLanguage(): Language {
  return current;
}

export function setLanguage(language: Language) {
  current = language;
  document.documentElement.lang = intl[language];
  try {
    localStorage.setItem(stored, language);
  } catch {
    // A browser that keeps nothing asks again next time.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage);
}

/** For `Intl`: dates and numbers as readers of the chosen language write them. */
export function useIntl(): string {
  return intl[useLanguage()];
}

export type Text = string | ((...parts: never[]) => string);
type Texts = Record<string, Text>;
/** Another language says the same things, with the same parts to fill in. */
type Translation<T extends Texts> = {
  [Key in keyof T]: T[Key] extends (...parts: infer Parts) => string
    ? (...parts: Parts) => string
    : string;
};

/** The texts of a screen in both languages; a text missing in one is a type error. */
export function defineTexts<T extends Texts>(texts: {
  zh: T;
  en: Translation<T>;
}): Record<Language, Translation<T>>;
export function defineTexts(texts: Record<Language, Texts>) {
  return texts;
}

export function useTexts<T>(texts: Record<Language, T>): T {
  return texts[useLanguage()];
}
