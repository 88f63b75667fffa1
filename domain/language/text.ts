import type { Lang } from "./language.ts";

/**
 * A text as a reader gets it: a plain string in the language of the page, or, when that
 * translation is missing, the next best one together with its language.
 */
export type Text = string | { text: string; lang: Lang };

export function plain(text: Text): string {
  return typeof text === "string" ? text : text.text;
}
