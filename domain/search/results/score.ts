import { type RawBuilder, sql } from "kysely";
import { searchableKinds, searchOf } from "../index/record-documents.ts";
import type { WeighedTerm } from "../query/weigh-terms.ts";
import { lexemePrefixes, quoteLexeme, toQuery } from "../text/lexemes.ts";

/** How much it tells where a term stands. */
const places = { sameForm: 11, title: 10, synonymInTitle: 8, inClass: 4, summary: 3, body: 1 };

/** That the query is a title or code, or a part of one: the larger the part, the more. */
const whole = 20;
const phrase = 4;

/** News is worth one point on its day, and half of it after so many days. */
const halfLife = 120;

/** How well an `entry` answers a query, as an expression in SQL. */
export function scoreOf({
  terms,
  key,
  partly,
}: {
  terms: WeighedTerm[];
  /** The whole query as titles and codes are compared. */
  key: string;
  /** Whether an entry may lack some of the terms. */
  partly: boolean;
}): RawBuilder<number> {
  const sum = terms.reduce((total, { weight }) => total + weight, 0);
  const ofTerms = terms.map((term) => {
    const points = termPoints({ term, optional: partly || term.bond === "hint" });
    return sql`${term.weight / sum}::real * ${points}`;
  });
  const preferred = searchableKinds.map(
    (kind) => sql`when ${sql.lit(kind)} then ${sql.lit(searchOf(kind).preference)}::real`,
  );
  return sql<number>`
    ${sql.join(ofTerms, sql` + `)}
    + case when title @@ ${quoteLexeme(lexemePrefixes.whole(key))}::tsquery then ${sql.lit(whole)} else 0 end
    + ${sql.lit(phrase)} * coalesce((select max(length(${key})::real / length(heading))
        from unnest(headings) heading where strpos(heading, ${key}) > 0), 0)
    + case kind ${sql.join(preferred, sql` `)} end
    + coalesce(0.5 ^ (greatest(0, current_date - fresh_on) / ${halfLife}::real), 0)`;
}

function termPoints({ term, optional }: { term: WeighedTerm; optional: boolean }) {
  const { own, wide, beginnings, classes, word } = term;
  const any = toQuery({ ways: [...own, ...wide], beginnings });
  const form = word && quoteLexeme(lexemePrefixes.form(word));
  const cases = [
    form ? sql`when title @@ ${form}::tsquery then ${sql.lit(places.sameForm)}` : sql``,
    sql`when title @@ ${toQuery({ ways: own })}::tsquery then ${sql.lit(places.title)}`,
    wide.length + beginnings.length > 0
      ? sql`when title @@ ${any}::tsquery then ${sql.lit(places.synonymInTitle)}`
      : sql``,
    classes.length > 0
      ? sql`when in_class = any(${classes}::text[]) then ${sql.lit(places.inClass)}`
      : sql``,
    sql`when summary @@ ${any}::tsquery then ${sql.lit(places.summary)}`,
    optional ? sql`when not words @@ ${any}::tsquery then 0` : sql``,
  ];
  return sql`case ${sql.join(cases, sql` `)} else ${sql.lit(places.body)} end`;
}
