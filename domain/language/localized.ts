import { sql } from "kysely";
import { z } from "zod";
import type { Lang } from "./language.ts";
import type { Text } from "./text.ts";

/** One text in every language; an empty string is a translation still missing. */
export type Localized = Record<Lang, string>;

export const localized = z.object({ zh: z.string(), en: z.string(), ar: z.string() });

/** A text in every language, or one that reads alike in all of them, as records of old have it. */
export const localizedOrPlain = z.union([z.string().min(1), localized]);

/** Picks a localized column by language in the query; see `Text` for what comes back. */
export function inLang(column: string, lang: Lang) {
  return sql<Text>`in_lang(${sql.ref(column)}, ${lang})`;
}
