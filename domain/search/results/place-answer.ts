import type { Lang } from "../../language/language.ts";
import { kindShownAs, searchOf } from "../index/record-documents.ts";
import type { SearchDocument } from "../index/search-document.ts";
import type { ShortcutAnswer } from "../shortcuts/answer-by-shortcut.ts";
import { type Asked, readSigns } from "./page-signs.ts";
import type { SearchResult } from "./present-results.ts";

/** So many of each kind are shown together. */
export const bestOfEach = 3;

/** What asks for little else stands first; what asks for something else too, among the first. */
const mainly = 0.35;
const byTheWay = 2;

/** From so much on a query asks for nothing else, and a title has all of it. */
const all = 0.9;

/** The best of one kind. */
export type ResultGroup = { kind: string; name: string; count: number; results: SearchResult[] };

export type PlacedAnswer = ShortcutAnswer & { first: boolean };

/** Whether the page of a shortcut stands before the best that was found, if it is shown at all. */
export function rankAnswer({
  shortcut,
  asked,
  best,
}: {
  shortcut: ShortcutAnswer | undefined;
  asked: Asked;
  /** The best page that was found. */
  best: SearchDocument | undefined;
}): PlacedAnswer | undefined {
  if (!shortcut) return undefined;
  // Who names a value that products have means those.
  const isValue = asked.terms.some(({ value, itself }) => value && !value.colour && itself);
  const first =
    shortcut.share >= mainly &&
    !isValue &&
    !isAnswered({ shortcut, asked, best }) &&
    !isProductCalledSo({ asked, best });
  // By the way of what nobody has here nothing is asked for.
  return first || best ? { ...shortcut, first } : undefined;
}

/** A page whose title has the whole question answers it better than a part of the question. */
function isAnswered({ shortcut, asked, best }: Parameters<typeof rankAnswer>[0]): boolean {
  if (!best || !shortcut || !asked.question || shortcut.share >= all) return false;
  const { title, synonymInTitle } = readSigns({ asked, document: best });
  return title + synonymInTitle >= all;
}

/** Who names one product and asks its price finds it on the page of that product. */
function isProductCalledSo({
  asked,
  best,
}: Pick<Parameters<typeof rankAnswer>[0], "asked" | "best">) {
  if (!best?.inClass?.startsWith("product/") || best.ofClass || asked.question) return false;
  const { title, synonymInTitle } = readSigns({ asked, document: best });
  return title + synonymInTitle >= all;
}

/** The results with the page of a shortcut in its place. */
export function placeAnswer({
  answer: { result, first },
  results,
}: {
  answer: PlacedAnswer;
  results: SearchResult[];
}): SearchResult[] {
  const others = results.filter(({ path }) => path !== result.path);
  const place = first ? 0 : byTheWay;
  return others.toSpliced(place, 0, result);
}

/** The same within the kind of that page. */
export function groupsWith({
  answer,
  groups,
  lang,
}: {
  answer: PlacedAnswer;
  groups: ResultGroup[];
  lang: Lang;
}): ResultGroup[] {
  const kind = kindShownAs(answer.result.kind);
  const own = groups.find((group) => group.kind === answer.result.kind);
  const others = groups.filter((group) => group !== own);
  const results = placeAnswer({ answer, results: own?.results ?? [] });
  const more = results.length > (own?.results.length ?? 0) && own === undefined ? 1 : 0;
  const group = {
    kind: answer.result.kind,
    name: own?.name ?? (kind ? searchOf(kind).many[lang] : ""),
    count: Math.max((own?.count ?? 0) + more, Math.min(results.length, bestOfEach)),
    results: results.slice(0, bestOfEach),
  };
  return answer.first
    ? [group, ...others]
    : own
      ? groups.map((one) => (one === own ? group : one))
      : [...others, group];
}
