import { cleanLine } from "../text/typed-text.ts";

export const longestTag = 30;
export const mostTags = 12;

/** One tag however it was typed: `#Hotel ` and `hotel` are the same. */
export function normaliseTag(typed: string): string {
  return cleanLine(typed.normalize("NFKC"))
    .replace(/^[#\s]+/, "")
    .toLowerCase();
}

/** Several, each once and in one order; a comma of any language parts two. */
export function normaliseTags(typed: readonly string[]): string[] {
  const tags = typed.flatMap((text) => text.split(/[,،，、;；؛\n]/)).map(normaliseTag);
  return [...new Set(tags)].filter((tag) => tag !== "").toSorted();
}
