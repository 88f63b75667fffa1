import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { now } from "#db/now.ts";
import { AppError } from "../app-error.ts";
import type { Lang } from "../language/language.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import type { ListQuery } from "../queries/list-query.ts";
import { readRows } from "../queries/read-rows.ts";
import { kinds } from "../records/kinds.ts";
import { withActor } from "../records/save-record.ts";
import type { Actor } from "../staff/actor.ts";
import { writeAudit } from "../staff/audit.ts";
import { slugify } from "../text/slugify.ts";
import type { ArticleState } from "./member-articles.ts";

export const articleReviewSorts = ["submittedAt", "title", "author"] as const;
type Sort = (typeof articleReviewSorts)[number];
/** Drafts are nobody's business but their author's. */
export type ReviewedState = Exclude<ArticleState, "draft">;
export type ArticleReviewFilter = { state?: ReviewedState | undefined };

function selectSubmitted() {
  return db
    .selectFrom("member_article")
    .innerJoin("auth_user", "auth_user.id", "member_article.member_id")
    .where("state", "<>", "draft")
    .select([
      sql<string>`member_article.id::text`.as("id"),
      sql<Lang>`lang`.as("lang"),
      "title",
      "summary",
      "member_id as memberId",
      "auth_user.name as author",
      sql<ReviewedState>`state`.as("state"),
      "note",
      "article_id as articleId",
      "submitted_at as submittedAt",
      "member_article.version",
    ]);
}

const columns = { submittedAt: "submitted_at", title: "title", author: "auth_user.name" } as const;

export async function listSubmittedArticles({
  q,
  filter: { state },
  sort,
  order,
  ...page
}: ListQuery<Sort, ArticleReviewFilter>) {
  const wanted = selectSubmitted()
    .$if(q !== "", (query) =>
      query.where(sql`strpos(lower(title || ' ' || auth_user.name), ${q.toLowerCase()})`, ">", 0),
    )
    .$call((query) => (state ? query.where("state", "=", state) : query));
  return readRows({
    wanted: wanted.orderBy(columns[sort], order).orderBy("member_article.id"),
    ...page,
  });
}

export async function getSubmittedArticle({ id }: { id: string }) {
  const article = await selectSubmitted()
    .where(sql`member_article.id::text`, "=", id)
    .select("body")
    .executeTakeFirst();
  if (!article) throw new AppError("not-found");
  return { ...article, suggestedId: suggestId(article) };
}

/** An address made of what the title has of plain letters. */
function suggestId({ id, title }: { id: string; title: string }): string {
  const plain = slugify({ text: title, longest: 60 });
  return plain.length >= 8 ? plain : `member-article-${id.slice(0, 8)}`;
}

/**
 * Makes an article of the site of what a member wrote, as the editor saw it, with its author beside
 * it: all of it or, when the address is taken or the text has changed, nothing.
 */
export async function publishMemberArticle({
  id,
  articleId,
  version,
  actor,
}: {
  id: string;
  /** Its address on the site. */
  articleId: string;
  version: number;
  actor: Actor;
}) {
  const written = await getSubmittedArticle({ id });
  const only = (text: string) => ({ zh: "", en: "", ar: "", [written.lang]: text });
  const content = kinds.article.schema.parse({
    id: articleId,
    class: "knowledge",
    title: only(written.title),
    summary: only(written.summary),
    body: only(written.body),
    cover: "",
    date: new Date().toISOString().slice(0, 10),
    tags: [],
  });
  await withActor({ actor }, async (on) => {
    const added = await on
      .insertInto("article")
      .values({ id: articleId, content: JSON.stringify(content), status: "published" })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!added) throw new AppError("invalid", "taken", { fields: { articleId: "taken" } });
    const { numUpdatedRows } = await on
      .updateTable("member_article")
      .set({ state: "published", note: "", article_id: articleId, updated_at: now })
      .where(sql`id::text`, "=", id)
      .where("state", "=", "submitted")
      .where("version", "=", version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new AppError("conflict");
    await on
      .insertInto("article_author")
      .values({ article_id: articleId, member_id: written.memberId, name: written.author })
      .execute();
    const payload = { userId: written.memberId, articleId: id };
    await enqueueMail({ kind: "article-decision", payload, on });
    await writeAudit({ on, actor, action: "published", kind: "member-article", id });
  });
  return getSubmittedArticle({ id });
}

/** Gives an article back to its author, with what is to be done about it. */
export async function returnMemberArticle({
  id,
  note,
  version,
  actor,
}: {
  id: string;
  note: string;
  version: number;
  actor: Actor;
}) {
  const written = await getSubmittedArticle({ id });
  await db.transaction().execute(async (on) => {
    const { numUpdatedRows } = await on
      .updateTable("member_article")
      .set({ state: "returned", note, updated_at: now })
      .where(sql`id::text`, "=", id)
      .where("state", "=", "submitted")
      .where("version", "=", version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new AppError("conflict");
    const payload = { userId: written.memberId, articleId: id };
    await enqueueMail({ kind: "article-decision", payload, on });
    await writeAudit({ on, actor, action: "returned", kind: "member-article", id });
  });
  return getSubmittedArticle({ id });
}
