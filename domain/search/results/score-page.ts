import type { Kind } from "../../records/kinds.ts";
import { searchOf } from "../index/record-documents.ts";
import type { SearchDocument } from "../index/search-document.ts";
import { type Asked, readSigns, type Signs } from "./page-signs.ts";

/** What each sign is worth. Fitted to graded queries; only their proportions matter. */
const worth: Record<keyof Signs, number> = {
  value: 2.8,
  valueInTitle: 2.4,
  numberInTitle: 0.6,
  title: 5.5,
  synonymInTitle: 3.7,
  inClass: 0.3,
  keywords: 2.1,
  summary: 1.4,
  often: 2,
  heading: 2.4,
  passage: 0.3,
  covered: 1.4,
  everything: 2.1,
  wholeTitle: 2.1,
  same: 3,
  begins: 2,
  classTitle: 3.3,
  className: 2.6,
  landing: 3,
  news: -1.9,
  fresh: 0.2,
};

/** What more, where a question is asked: it is answered by a passage of a page that is about it. */
const inQuestion: Partial<typeof worth> = {
  passage: 1.9,
  heading: 1.5,
  often: 2.2,
  title: 1.2,
  keywords: -1,
  wholeTitle: -0.7,
};

/** How well a page answers a query. */
export function scorePage({
  asked,
  kind,
  document,
}: {
  asked: Asked;
  kind: Kind;
  document: SearchDocument;
}): number {
  const { preference, preferenceForQuestions } = searchOf(kind);
  const signs = Object.entries(readSigns({ asked, document })) as [keyof Signs, number][];
  const more = (sign: keyof Signs) => (asked.question ? (inQuestion[sign] ?? 0) : 0);
  return signs.reduce(
    (score, [sign, amount]) => score + amount * (worth[sign] + more(sign)),
    asked.question ? preferenceForQuestions : preference,
  );
}
