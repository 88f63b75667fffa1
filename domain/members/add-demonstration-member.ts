import type { Kysely } from "kysely";
import type { DB } from "#db/schema.ts";
import type { ArticleContent } from "../articles/article-content.ts";
import type { Lang } from "../language/language.ts";
import type { spokenLanguages, Trade } from "./profile-fields.ts";

export type DemonstrationMember = {
  id: string;
  name: string;
  /** The one they write in. */
  lang: Lang;
  trade: Trade;
  /** By its code. */
  country: string;
  languages: (typeof spokenLanguages)[number][];
  about: string;
  /** The id of an article of theirs. */
  article?: string;
};

/**
 * Adds somebody to the directory of whom there is nothing but what everybody sees: no password, and
 * an address in a domain that can never exist, so that nobody can get one either.
 */
export async function addDemonstrationMember({
  member: { id, name, article, ...said },
  articles,
  on,
}: {
  member: DemonstrationMember;
  articles: ArticleContent[];
  on: Kysely<DB>;
}) {
  const email = `${id}@demonstration.invalid`;
  await on.insertInto("auth_user").values({ id, name, email, role: "member" }).execute();
  await on
    .insertInto("member")
    .values({ id, ...said, listed: true, profile_state: "approved" })
    .execute();
  await on
    .insertInto("member_profile")
    .values({ id, name, ...said })
    .execute();
  const written = articles.find((content) => content.id === article);
  if (!written) return;
  const { lang } = said;
  await on
    .insertInto("member_article")
    .values({
      member_id: id,
      lang,
      title: written.title[lang],
      summary: written.summary[lang],
      body: written.body[lang],
      state: "published",
      article_id: written.id,
    })
    .execute();
  await on
    .insertInto("article_author")
    .values({ article_id: written.id, member_id: id, name })
    .execute();
}
