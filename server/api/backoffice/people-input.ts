import { z } from "zod";
import { languages } from "#domain/language/language.ts";

export const personName = z.string().trim().min(1).max(80);

/** The languages the back office itself speaks, and so its mails to staff. */
export const officeLang = z.enum(["zh", "en"]);

/** The language a translator writes; whoever has another role has none. */
export const translatedLang = z
  .enum(languages.map(({ code }) => code))
  .nullish()
  .transform((lang) => lang ?? null);
