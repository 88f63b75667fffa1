import { type RawBuilder, sql } from "kysely";
import { searchableKinds, searchOf } from "../index/record-documents.ts";
import { type WeighedTerm, weightOfAll } from "../query/weigh-terms.ts";
import { lexemePrefixes, quoteLexeme, toQuery } from "../text/lexemes.ts";

/**
 * How much it tells where a term stands. Who writes a sentence means all of it, so what stands in
 * the text counts for more then.
 */
const places = {
  words: { value: 12, title: 10, synonymInTitle: 9, inClass: 4, summary: 3, body: 1 },
  sentence: { value: 12, title: 10, synonymInTitle: 9, inClass: 3, summary: 5, body: 3 },
};

/** That the query is a title or code, or a part of one: the larger the part, the
 * more, and what a title begins with is what the page is about. */
const whole = 20;
const phrase = 3;
const begins = 2;

/** Who asks for what a class is called means the class before what is in it. */
const named = 7.5;
const ofClass = 3;

/** A page that has everything is preferred to one that has the title only. */
const everything = 1.5;

/** News is worth one point on its day, and half of it after so many days. */
const halfLife = 120;

export type Sought = {
  terms: WeighedTerm[];
  /** The whole query as titles and codes are compared. */
  key: string;
  /** Whether an entry may lack some of the terms. */
  partly: boolean;
  /** Whether it is a sentence rather than a few words. */
  sentence: boolean;
  /** Whether it is a question: it wants reading rather than goods. */
  question: boolean;
  /** How many words are found nowhere. */
  unknown: number;
};

/** How well an `entry` answers a query, as an expression in SQL. */
export function scoreOf({ terms, key, question }: Sought): RawBuilder<number> {
  const preferred = searchableKinds.map((kind) => {
    const { preference, preferenceForQuestions } = searchOf(kind);
    const points = question ? preferenceForQuestions : preference;
    return sql`when ${sql.lit(kind)} then ${sql.lit(points)}::real`;
  });
  // Words begin after a blank: what is micro-perforated is not called perforated.
  const before = /^\p{Script=Han}/u.test(key) ? "" : " ";
  return sql<number>`
    points
    + case when title @@ ${quoteLexeme(lexemePrefixes.whole(key))}::tsquery then ${sql.lit(whole)}
        else 0 end
    + ${sql.lit(phrase)} * coalesce((select max(length(${key})::real / length(heading))
        from unnest(headings) heading
        where strpos(${before} || heading, ${before} || ${key}) > 0), 0)
    + case when exists (select from unnest(headings) heading where heading ^@ ${key})
        then ${sql.lit(begins)} else 0 end
    + case when ${!terms.some(({ value }) => value)} and of_class is not null and points >= ${sql.lit(named)} then ${sql.lit(ofClass)} else 0 end
    + case kind ${sql.join(preferred, sql` `)} end
    + case when complete then ${sql.lit(everything)} else 0 end
    + coalesce(0.5 ^ (greatest(0, current_date - fresh_on) / ${halfLife}::real), 0)`;
}

/** What the terms contribute, from 0 to that of a title; unknown words contribute nothing. */
export function pointsOf({
  terms,
  partly,
  sentence,
  question,
  unknown,
}: Sought): RawBuilder<number> {
  const sum = weightOfAll({ terms, unknown });
  const ofTerms = terms.map((term) => {
    const optional = partly || term.bond === "hint" || term.everywhere;
    return sql`${term.weight / sum}::real * ${termPoints({ term, optional, sentence, question })}`;
  });
  return sql<number>`${sql.join(ofTerms, sql` + `)}`;
}

/** How many of the things that were asked for an entry has at all, from 0 to 1. */
export function shareOf({ terms, unknown }: Sought): RawBuilder<number> {
  const ofTerms = terms.map(
    (term) => sql`case when words @@ ${everyWay(term)}::tsquery then 1 else 0 end`,
  );
  return sql<number>`(${sql.join(ofTerms, sql` + `)})::real / ${terms.length + unknown}::real`;
}

/** All by which a term is found: its words, what means the same, and the classes it names. */
export function everyWay({ own, wide, beginnings, classes }: WeighedTerm): string {
  const inClasses = classes.map((name) => [lexemePrefixes.inClass(name)]);
  return toQuery({ ways: [...own, ...wide, ...inClasses], beginnings });
}

function anyWay({ own, wide, beginnings }: WeighedTerm): string {
  return toQuery({ ways: [...own, ...wide], beginnings });
}

function termPoints({
  term,
  optional,
  sentence,
  question,
}: {
  term: WeighedTerm;
  optional: boolean;
  sentence: boolean;
  question: boolean;
}) {
  const { own, wide, beginnings, classes, value } = term;
  const points = sentence ? places.sentence : places.words;
  const any = anyWay(term);
  const cases = [
    value && !question
      ? sql`when summary @@ ${toQuery({ ways: own })}::tsquery then ${sql.lit(points.value)}`
      : sql``,
    sql`when title @@ ${toQuery({ ways: own })}::tsquery then ${sql.lit(points.title)}`,
    wide.length + beginnings.length > 0
      ? sql`when title @@ ${any}::tsquery then ${sql.lit(points.synonymInTitle)}`
      : sql``,
    classes.length > 0
      ? sql`when in_class = any(${classes}::text[]) then ${sql.lit(points.inClass)}`
      : sql``,
    sql`when summary @@ ${any}::tsquery then ${sql.lit(points.summary)}`,
    optional ? sql`when not words @@ ${any}::tsquery then 0` : sql``,
  ];
  return sql`case ${sql.join(cases, sql` `)} else ${sql.lit(points.body)} end`;
}
