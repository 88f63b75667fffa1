import { sql } from "kysely";
import { z } from "zod";
import { db } from "#db/connect.ts";
import { now } from "#db/now.ts";
import { AppError } from "../app-error.ts";
import type { Lang } from "../language/language.ts";
import { sanitizeRichText } from "../text/rich-text.ts";
import { line } from "./written.ts";

export const articleStates = ["draft", "submitted", "published", "returned"] as const;
export type ArticleState = (typeof articleStates)[number];

export const memberArticleFields = z.object({
  title: line({ least: 1, most: 100 }),
  summary: line({ least: 1, most: 300 }),
  body: z.string().max(60_000).transform(sanitizeRichText).refine(hasWords),
});
export type MemberArticleFields = z.infer<typeof memberArticleFields>;

function hasWords(html: string): boolean {
  return html.replace(/<[^<>]*>|&nbsp;/g, "").trim() !== "";
}

/** An article as its author sees it. */
export type MemberArticle = MemberArticleFields & {
  id: string;
  lang: Lang;
  state: ArticleState;
  note: string;
  /** Of the site's article, while it is there to be read. */
  articleId: string | null;
  updatedAt: Date;
  version: number;
};

const mostArticles = 100;

function selectOwn({ memberId }: { memberId: string }) {
  return db
    .selectFrom("member_article")
    .leftJoin("article", (join) =>
      join.onRef("article.id", "=", "article_id").on("article.status", "=", "published"),
    )
    .where("member_id", "=", memberId)
    .select([
      sql<string>`member_article.id::text`.as("id"),
      sql<Lang>`lang`.as("lang"),
      "title",
      "summary",
      "state",
      "note",
      "article.id as articleId",
      "member_article.updated_at as updatedAt",
      "member_article.version",
    ]);
}

/** A member's articles without their texts, the one last worked on first. */
export async function listMemberArticles({ memberId }: { memberId: string }) {
  return selectOwn({ memberId })
    .orderBy("member_article.updated_at", "desc")
    .orderBy("member_article.id")
    .execute();
}

export async function getMemberArticle({
  memberId,
  id,
}: {
  memberId: string;
  id: string;
}): Promise<MemberArticle> {
  const article = await selectOwn({ memberId })
    .where(sql`member_article.id::text`, "=", id)
    .select("body")
    .executeTakeFirst();
  if (!article) throw new AppError("not-found");
  return article;
}

/** Saves a draft. What was submitted or published is not the author's to change. */
export async function saveMemberArticle({
  memberId,
  id,
  lang,
  fields,
}: {
  memberId: string;
  /** Unset: a new one, in the language of the page. */
  id?: string | undefined;
  lang: Lang;
  fields: MemberArticleFields;
}): Promise<MemberArticle> {
  if (id !== undefined) {
    await change({ memberId, id, from: ["draft", "returned"], to: "draft", fields });
    return getMemberArticle({ memberId, id });
  }
  const { rows } = await sql<{ id: string }>`
    insert into member_article (member_id, lang, title, summary, body)
    select ${memberId}, ${lang}, ${fields.title}, ${fields.summary}, ${fields.body}
    where ${mostArticles} > (select count(*) from member_article where member_id = ${memberId})
    returning id`.execute(db);
  if (!rows[0]) throw new AppError("too-many");
  return getMemberArticle({ memberId, id: rows[0].id });
}

/** Hands an article to the editors. */
export async function submitMemberArticle({ memberId, id }: { memberId: string; id: string }) {
  await change({ memberId, id, from: ["draft", "returned"], to: "submitted" });
  return getMemberArticle({ memberId, id });
}

/** Takes a submitted article back to work on it. */
export async function withdrawMemberArticle({ memberId, id }: { memberId: string; id: string }) {
  await change({ memberId, id, from: ["submitted"], to: "draft" });
  return getMemberArticle({ memberId, id });
}

export async function deleteMemberArticle({ memberId, id }: { memberId: string; id: string }) {
  const { state } = await getMemberArticle({ memberId, id });
  const { numDeletedRows } = await db
    .deleteFrom("member_article")
    .where(sql`id::text`, "=", id)
    .where("member_id", "=", memberId)
    .where("state", "in", ["draft", "returned"])
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new AppError("conflict", `it is ${state}`);
  return { id };
}

async function change({
  memberId,
  id,
  from,
  to,
  fields = {},
}: {
  memberId: string;
  id: string;
  from: ArticleState[];
  to: ArticleState;
  fields?: Partial<MemberArticleFields>;
}) {
  const { numUpdatedRows } = await db
    .updateTable("member_article")
    .set({
      ...fields,
      state: to,
      ...(to === "submitted" && { submitted_at: now, note: "" }),
      updated_at: now,
      version: sql<number>`version + 1`,
    })
    .where(sql`id::text`, "=", id)
    .where("member_id", "=", memberId)
    .where("state", "in", from)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  const { state } = await getMemberArticle({ memberId, id });
  throw new AppError("conflict", `it is ${state}`);
}
