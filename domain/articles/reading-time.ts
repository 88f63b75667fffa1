import { wordsOf } from "./outline.ts";

/** Han characters are read one by one; everything else word by word. */
const charactersPerMinute = 400;
const wordsPerMinute = 220;

const han = /\p{Script=Han}/gu;

/** How many minutes a text takes to read, at least one. */
export function readingTime(html: string): number {
  const text = wordsOf(html);
  const characters = text.match(han)?.length ?? 0;
  const words = text
    .replace(han, " ")
    .match(/[\p{L}\p{M}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length;
  return Math.max(1, Math.round(characters / charactersPerMinute + (words ?? 0) / wordsPerMinute));
}
