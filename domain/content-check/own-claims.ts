import type { CheckedRecord } from "./checked-record.ts";
import { type Sentence, sentencesOf } from "./texts.ts";

/** What somebody else is quoted with. */
const quoted = /“[^“”]*”|«[^«»]*»|"[^"]*"/gu;
const aboutUs =
  /\b(?:[Ww]e|[Oo]urs?|us)\b|\b(?:on|of) this site\b|Tinghe|我们|我司|我厂|本公司|本厂|本站|听禾|(?<!\p{L})[وف]?(?:لدينا|نحن|نصنع|نقدّم)(?!\p{L})|(?:ألواح|منتجات|أصناف|كبائن|مصنع|موقع|مجموعات)نا(?!\p{L})|تينغخه/u;

/**
 * The sentences of a record that speak of what the company makes. Articles that explain the trade
 * name classes and curves of all the world; of them, only what is said in the company's own name.
 */
export function ownClaims(record: CheckedRecord): Sentence[] {
  const sentences = sentencesOf(record.content);
  if (!explainsTheTrade(record)) return sentences;
  return sentences.filter(({ words }) => aboutUs.test(words.replace(quoted, "")));
}

function explainsTheTrade({ kind, content }: CheckedRecord): boolean {
  return kind === "article" && (content.class === "knowledge" || content.class === "industry");
}
