import { type Lang, languages } from "../../language/language.ts";
import type { Kind } from "../../records/kinds.ts";
import type { SearchDocument } from "../index/search-document.ts";
import type { Alternatives } from "../query/alternatives.ts";
import { type WeighedTerm, weightOfAll } from "../query/weigh-terms.ts";
import { isArabic } from "../text/arabic.ts";
import { stemEnglish } from "../text/english.ts";
import { lexemePrefixes } from "../text/lexemes.ts";
import { splitText } from "../text/pieces.ts";
import { normalizedKey, partsOf, tokensOf } from "../text/tokens.ts";
import { type Counts, countTokens, type PageText, pageText } from "./page-text.ts";

/** A query as far as pages are held against it. */
export type Asked = {
  terms: WeighedTerm[];
  /** How many words are found nowhere. */
  unknown: number;
  /** The query as it was understood. */
  query: string;
  question: boolean;
};

/**
 * What speaks for a page, each from 0 to 1. Words count by how rare they are, so that most of these
 * are the share of what was asked for.
 */
export type Signs = ReturnType<typeof readSigns>;

/** From how much of a query on it asks for the page that is called so. */
const isMeant = 0.7;
const isNamed = 0.75;

/** News is half as new after so many days. */
const halfLife = 120;
const day = 86_400_000;

export function readSigns({
  asked: { terms, unknown, query },
  document,
}: {
  asked: Asked;
  document: SearchDocument;
}) {
  const lang = languageOf(query);
  const page = pageText(document, lang);
  const isProduct = document.inClass?.startsWith("product/") && !document.ofClass;
  const titles = titlesOf(document).map((title) => countTokens(title));
  const values = new Set(
    (document.values ?? []).flatMap(({ keys }) => keys.map(lexemePrefixes.value)),
  );
  const whole = weightOfAll({ terms, unknown });
  const sought = terms.map((term) => asText(term, page));
  const found = terms.map((term, at) => {
    const { own, wide } = sought[at] ?? term;
    const value = !term.value
      ? 0
      : holds(values, term.own)
        ? 1
        : holds(values, term.wide)
          ? 0.7
          : 0;
    return {
      term,
      share: term.weight / whole,
      isValue: term.value !== undefined,
      value,
      title: place(titles, term),
      inClass: document.inClass !== undefined && term.classes.includes(document.inClass),
      keywords: holds(page.keywords, own) ? 1 : holds(page.keywords, wide) ? 0.6 : 0,
      summary: holds(page.summary, [...own, ...wide]),
      often: frequency(page, { own, wide }),
    };
  });
  type Found = (typeof found)[number];
  const sum = (of: (one: Found) => number | boolean) =>
    found.reduce((total, one) => total + one.share * Number(of(one)), 0);

  const covered = sum(
    ({ value, title, inClass, keywords, summary, often }) =>
      value > 0 || title > 0 || inClass || keywords > 0 || summary || often > 0,
  );
  const [heading, passage] = bestPassage(page, sought, whole);
  const key = normalizedKey(query);
  const keys = titlesOf(document).map(normalizedKey);
  // Who names a value means products that have it.
  const isSubject = subjectOf(terms);
  const subject = sum(isSubject);
  const called =
    terms.some(({ value }) => value) || subject === 0
      ? 0
      : sum((one) => one.title > 0 && isSubject(one)) /
        (subject + unknownShare({ terms, unknown }));
  return {
    value: sum(({ value }) => value),
    /** Products that are told apart by a value have it in their names. */
    valueInTitle: sum(({ value, title }) => value > 0 && title > 0),
    /** The same number may be another's. */
    numberInTitle: sum(({ isValue, value, title }) => isValue && value === 0 && title > 0),
    title: sum(({ isValue, title }) => !isValue && title === 1),
    synonymInTitle: sum(({ isValue, title }) => !isValue && title > 0 && title < 1),
    inClass: sum(({ title, inClass }) => title === 0 && inClass),
    keywords: sum(({ keywords }) => keywords),
    summary: sum(({ summary }) => summary),
    often: sum(({ often }) => often),
    /** The most of it that one heading has, and that one paragraph with its heading has. */
    heading,
    passage,
    covered,
    /** Two halves are less than a whole. */
    everything: covered ** 2,
    /** How much of the title was asked for: who asks for less means something else. */
    wholeTitle: titleShare(document.title[lang], terms),
    same: Number(keys.includes(key)),
    begins: Number(keys.some((one) => one.startsWith(key) || (isProduct && endsName(one, key)))),
    /** The page of a class that is called so, before what is in it. */
    classTitle: called >= isMeant && document.ofClass ? called : 0,
    className: Number(called >= isNamed && document.ofClass !== undefined),
    /** The same for a page that introduces something. */
    landing: called >= isMeant && document.landing ? called : 0,
    news: Number(document.freshOn !== undefined),
    fresh: document.freshOn ? freshness(document.freshOn) : 0,
  };
}

/** What the text has of a term: a value that products have is no number of a text. */
function asText(term: WeighedTerm, { has }: PageText): WeighedTerm {
  const inText = (ways: Alternatives) =>
    term.value && term.itself ? [] : ways.filter((way) => way.every(has));
  return { ...term, own: inText(term.own), wide: inText(term.wide) };
}

/** Who names goods and a room means the goods: a booth for the office is a booth. */
function subjectOf(terms: WeighedTerm[]) {
  const isOf = (kind: Kind) => (name: string) => name.startsWith(`${kind}/`);
  const namesGoods = terms.some(({ classes }) => classes.some(isOf("product")));
  return ({ term: { classes } }: { term: WeighedTerm }) =>
    !(namesGoods && classes.length > 0 && classes.every(isOf("project_case")));
}

function unknownShare({ terms, unknown }: Pick<Asked, "terms" | "unknown">): number {
  return unknown / (terms.length + unknown);
}

/** The language a query is written in: its letters tell, and Latin ones stand in any. */
function languageOf(query: string): Lang {
  if (/\p{Script=Han}/u.test(query)) return "zh";
  return splitText(query).some(({ text }) => isArabic(text)) ? "ar" : "en";
}

function titlesOf({ title, names = [] }: SearchDocument): string[] {
  return [...languages.map(({ code }) => title[code]), ...names];
}

function holds(words: Counts | ReadonlySet<string>, ways: Alternatives): boolean {
  return ways.some((way) => way.every((token) => words.has(token)));
}

/** A product is told apart by what its name ends with: silence booth XL is called booth XL. */
function endsName(name: string, key: string): boolean {
  return ` ${name} `.includes(` ${key} `);
}

/** 1 where a title has the words themselves, less where it has what means the same. */
function place(titles: Counts[], { own, wide, beginnings }: WeighedTerm): number {
  if (titles.some((title) => holds(title, own))) return 1;
  const begun = (title: Counts) =>
    beginnings.some((beginning) => title.keys().some((token) => token.startsWith(beginning)));
  return titles.some((title) => holds(title, wide) || begun(title)) ? 0.8 : 0;
}

/** How often the text has it, from 0 to 1: the tenth time tells less than the second. */
function frequency(
  { summary, passages }: PageText,
  { own, wide }: Pick<WeighedTerm, "own" | "wide">,
): number {
  const texts = [summary, ...passages.map(({ words }) => words)];
  const length = texts.reduce((total, { size }) => total + size, 0);
  const times = (ways: Alternatives) =>
    texts.reduce(
      (total, words) => total + Math.max(0, ...ways.map((way) => timesIn(words, way))),
      0,
    );
  const itself = times(own);
  const count = itself || times(wide) / 2;
  return count / (count + 0.5 + length / 500);
}

function timesIn(words: Counts, way: string[]): number {
  return Math.min(...way.map((token) => words.get(token) ?? 0));
}

/** The most of a query that one heading has, and that one paragraph with its heading has. */
function bestPassage(
  { passages }: PageText,
  terms: WeighedTerm[],
  whole: number,
): [heading: number, passage: number] {
  let best: [number, number] = [0, 0];
  for (const { heading, words } of passages) {
    let [inHeading, inAll] = [0, 0];
    for (const { own, wide, weight } of terms) {
      const ofHeading = holds(heading, own) ? 1 : holds(heading, wide) ? 0.9 : 0;
      const ofText = holds(words, own) ? 1 : holds(words, wide) ? 0.9 : 0;
      inHeading += (weight / whole) * ofHeading;
      inAll += (weight / whole) * Math.max(ofHeading, ofText);
    }
    best = [Math.max(best[0], inHeading), Math.max(best[1], inAll)];
  }
  return best;
}

/** How much of a title was asked for. */
function titleShare(title: string, terms: WeighedTerm[]): number {
  const sought = new Set(
    terms.flatMap(({ own, wide }) => [...own, ...wide.filter((way) => way.length === 1)]).flat(),
  );
  const parts = splitText(title).flatMap((piece): (readonly string[])[] => {
    if (piece.kind === "compound") return partsOf(piece.text).map((part) => [stemEnglish(part)]);
    if (piece.kind !== "han") return tokensOf(piece).filler ? [] : [tokensOf(piece).tokens];
    const characters = [...piece.text];
    return characters.slice(1).map((next, at) => [`${characters[at]}${next}`]);
  });
  const asked = parts.filter((tokens) => tokens.some((token) => sought.has(token)));
  return parts.length === 0 ? 0 : asked.length / parts.length;
}

function freshness(date: string): number {
  return 0.5 ** (Math.max(0, (Date.now() - Date.parse(date)) / day) / halfLife);
}
