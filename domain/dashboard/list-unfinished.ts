import { sql } from "kysely";
import { db } from "#db/connect.ts";
import type { Lang } from "../language/language.ts";
import { plain, type Text } from "../language/text.ts";
import { type Completeness, completeness } from "../records/completeness.ts";
import { type Kind, kindNames } from "../records/kinds.ts";
import { tableOf } from "../records/table-of.ts";

export type Unfinished = {
  /** How many records lack a text in some language, by what they are. */
  kinds: { name: Kind; count: number }[];
  /** Those changed last. */
  records: {
    kind: Kind;
    id: string;
    title: string;
    missing: Completeness["missing"];
    updatedAt: Date;
  }[];
};

const shownOfKind = 10;
const mostShown = 25;

/** Content that is there in one language and lacking in another. */
export async function listUnfinished({ lang }: { lang: Lang }): Promise<Unfinished> {
  const found = await Promise.all(
    kindNames.map(async (kind) => {
      // As the index over the few unfinished says it.
      const unfinished = db
        .selectFrom(tableOf(kind))
        .where("status", "!=", "trashed")
        .where(sql<boolean>`unfinished && '{missing:zh,missing:en,missing:ar}'`);
      const [{ count }, rows] = await Promise.all([
        unfinished.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
        unfinished
          .orderBy("updated_at", "desc")
          .limit(shownOfKind)
          .select([
            "id",
            "content",
            "updated_at",
            sql<Text | null>`in_lang(coalesce(content -> 'title', content -> 'name'), ${lang})`.as(
              "title",
            ),
          ])
          .execute(),
      ]);
      const records = rows.map((row) => ({
        kind,
        id: row.id,
        title: plain(row.title ?? "") || row.id,
        missing: completeness(row.content).missing,
        updatedAt: row.updated_at,
      }));
      return { kind, count, records };
    }),
  );
  return {
    kinds: found.flatMap(({ kind, count }) => (count > 0 ? [{ name: kind, count }] : [])),
    records: found
      .flatMap(({ records }) => records)
      .toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime())
      .slice(0, mostShown),
  };
}
