import type { Lang } from "../language/language.ts";
import type { Localized } from "../language/localized.ts";
import { plainText } from "../search/text/plain-text.ts";

export type Pair = { source: string; target: string };

/**
 * A text beside its translation, also paragraph by paragraph and sentence by sentence where both
 * have as many: what has not was not translated one by one.
 */
export function alignTexts({ text, from, to }: { text: Localized; from: Lang; to: Lang }): Pair[] {
  const whole = { source: plainText(text[from]), target: plainText(text[to]) };
  const paragraphs = pairUp(whole, (part) => part.split("\n"));
  const sentences = paragraphs.flatMap((paragraph) => pairUp(paragraph, splitSentences));
  const pairs = [...(paragraphs.length > 1 ? [] : [whole]), ...paragraphs, ...sentences];
  const once = new Map(pairs.map((pair) => [`${pair.source}\n${pair.target}`, pair]));
  return [...once.values()].filter(({ source, target }) => source !== "" && target !== "");
}

function pairUp({ source, target }: Pair, split: (text: string) => string[]): Pair[] {
  const [sources, targets] = [split(source), split(target)];
  if (sources.length !== targets.length) return [{ source, target }];
  return sources.map((one, at) => ({ source: one.trim(), target: (targets[at] ?? "").trim() }));
}

/** A point within a number ends nothing. */
function splitSentences(text: string): string[] {
  return text.split(/(?<=[。！？])|(?<=[.!?؟])\s+/u).filter((sentence) => sentence.trim() !== "");
}
