import { type Context, Hono } from "hono";
import { z } from "zod";
import {
  deleteMemberArticle,
  getMemberArticle,
  listMemberArticles,
  memberArticleFields,
  saveMemberArticle,
  submitMemberArticle,
  withdrawMemberArticle,
} from "#domain/members/member-articles.ts";
import { getLocale } from "#text/runtime";
import { readFields } from "../backoffice/read-input.ts";
import type { MemberEnvironment } from "./environment.ts";
import { membersOnly } from "./members-only.ts";

const id = z.string().max(100);

/** What a call is about: an article, and whose it has to be. */
function named(context: Context<MemberEnvironment>) {
  const memberId = context.get("member").id;
  return { memberId, ...readFields(z.object({ id }), context.get("body")) };
}

/** The articles a member writes for the site. */
export const ownArticles = new Hono<MemberEnvironment>()
  .get("/", membersOnly, async (context) =>
    context.json({
      code: 1000,
      data: await listMemberArticles({ memberId: context.get("member").id }),
    }),
  )
  .post("/save", membersOnly, async (context) => {
    const body = context.get("body");
    const memberId = context.get("member").id;
    const { id: article } = readFields(z.object({ id: id.optional() }), body);
    const fields = readFields(memberArticleFields, body);
    const lang = getLocale();
    return context.json({
      code: 1000,
      data: await saveMemberArticle({ memberId, id: article, lang, fields }),
    });
  })
  .post("/submit", membersOnly, async (context) =>
    context.json({ code: 1000, data: await submitMemberArticle(named(context)) }),
  )
  .post("/withdraw", membersOnly, async (context) =>
    context.json({ code: 1000, data: await withdrawMemberArticle(named(context)) }),
  )
  .post("/remove", membersOnly, async (context) =>
    context.json({ code: 1000, data: await deleteMemberArticle(named(context)) }),
  )
  .get("/:id", membersOnly, async (context) =>
    context.json({
      code: 1000,
      data: await getMemberArticle({
        memberId: context.get("member").id,
        id: context.req.param("id"),
      }),
    }),
  );
