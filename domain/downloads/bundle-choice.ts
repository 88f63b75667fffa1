import { z } from "zod";
import { isLang, type Lang } from "../language/language.ts";

/** What one archive may hold. Everything in it is in memory while it is written. */
export const bundleLimits = { documents: 30, bytes: 30_000_000 };

/** Something that can be ticked: an uploaded document, or a file made of a product's record. */
export type Choice =
  | { key: string; document: string }
  | { key: string; product: string; file: string; lang: Lang };

export const documentKey = (id: string) => `document_${id}`;

export function fileKey({ product, file, lang }: { product: string; file: string; lang: Lang }) {
  return `product_${product}_${file}_${lang}`;
}

/** Ids have no underscores, so the parts of a key cannot be mistaken for each other. */
const choiceKey = z
  .string()
  .max(250)
  .regex(/^(?:document_[a-z0-9-]+|product_[a-z0-9-]+_[a-z-]+\.[a-z]{3}_[a-z]{2})$/);

/** What was ticked, each once; what nobody can have ticked is left out and counted. */
export function readChoices(given: readonly unknown[]): { choices: Choice[]; unreadable: number } {
  const read = [...new Set(given)].map(readChoice);
  const choices = read.filter((choice) => choice !== undefined);
  return { choices, unreadable: read.length - choices.length };
}

function readChoice(given: unknown): Choice | undefined {
  const { data: key } = choiceKey.safeParse(given);
  if (key === undefined) return undefined;
  const [, id = "", file, lang] = key.split("_");
  if (file === undefined) return { key, document: id };
  return isLang(lang) ? { key, product: id, file, lang } : undefined;
}
