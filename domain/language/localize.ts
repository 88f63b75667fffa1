import type { Lang } from "./language.ts";
import { languages } from "./language.ts";
import type { Localized } from "./localized.ts";
import type { Text } from "./text.ts";

/** The same shape with every localized text picked for one reader. */
export type InLang<T> = T extends Localized
  ? Text
  : T extends (infer Element)[]
    ? InLang<Element>[]
    : T extends object
      ? { [Key in keyof T]: InLang<T[Key]> }
      : T;

function isLocalized(value: object): value is Localized {
  return "zh" in value && "en" in value && "ar" in value;
}

function pick(text: Localized, lang: Lang): Text {
  const order: Lang[] = [lang, "en", ...languages.map(({ code }) => code)];
  const found = order.find((candidate) => text[candidate] !== "");
  if (found === undefined) return "";
  return found === lang ? text[found] : { text: text[found], lang: found };
}

/** Picks the reader's language in a whole structure; as `in_lang` does in SQL for one text. */
export function localize<T>(value: T, lang: Lang): InLang<T> {
  if (typeof value !== "object" || value === null) return value as InLang<T>;
  if (Array.isArray(value)) return value.map((element) => localize(element, lang)) as InLang<T>;
  if (isLocalized(value)) return pick(value, lang) as InLang<T>;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, localize(inner, lang)]),
  ) as InLang<T>;
}
