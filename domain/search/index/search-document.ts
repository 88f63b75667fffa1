import type { Localized } from "../../language/localized.ts";
import type { SeoContent } from "../../pages/seo.ts";

/** A property that a page is found by, and the sentence that tells of it. */
export type SearchValue = { keys: string[]; text: Localized };

/** A page that can be found, and all by which it is found. */
export type SearchDocument = {
  /** Without the language. */
  path: string;
  title: Localized;
  /** Codes and other names that stand for the page as its title does. */
  names?: string[];
  summary: Localized;
  /** What the page is also about, as much as its summary says. */
  keywords?: (Localized | string)[];
  body: Localized[];
  /** What a product measures, weighs, holds and costs. */
  values?: SearchValue[];
  /** The class it belongs to, and the class whose page it is. */
  inClass?: string;
  ofClass?: string;
  /** Whether it introduces what its title says. */
  landing?: boolean;
  picture?: string | undefined;
  /** The day of a news item: the older, the less it matters. */
  freshOn?: string;
};

/** `woodSlat` as words. */
export function splitName(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, " ");
}

function isLocalized(value: object): value is Localized {
  return "zh" in value && "en" in value && "ar" in value;
}

/**
 * Every localized text of a record, wherever it stands, so that new fields are found without more
 * ado; what is written for search engines is left out.
 */
export function textsIn(value: unknown): Localized[] {
  if (typeof value !== "object" || value === null) return [];
  if (isLocalized(value)) return [value];
  return Object.entries(value).flatMap(([key, inner]) =>
    /^seo(?:\.|$)/.test(key) ? [] : textsIn(inner),
  );
}

export function seoTexts(seo: SeoContent | undefined): Localized[] {
  return seo ? [seo.keywords, seo.title, seo.description] : [];
}
