import { Hono } from "hono";
import { z } from "zod";
import {
  type ArticleReviewFilter,
  articleReviewSorts,
  getSubmittedArticle,
  listSubmittedArticles,
  publishMemberArticle,
  returnMemberArticle,
} from "#domain/members/review-article.ts";
import { paragraphs } from "#domain/members/written.ts";
import type { StaffEnvironment } from "./environment.ts";
import { requirePermission } from "./guard.ts";
import { jsonBody, readList } from "./read-input.ts";

const filter: z.ZodType<ArticleReviewFilter> = z.strictObject({
  state: z.enum(["submitted", "published", "returned"]).optional(),
});
const seen = z.object({ version: z.int() });

/** What members have written for the site and handed in. */
export const memberArticles = new Hono<StaffEnvironment>()
  .get("/", requirePermission("memberArticles.review"), async (context) =>
    context.json(
      await listSubmittedArticles(readList(context, { sorts: articleReviewSorts, filter })),
    ),
  )
  .get("/:id", requirePermission("memberArticles.review"), async (context) =>
    context.json(await getSubmittedArticle({ id: context.req.param("id") })),
  )
  .post(
    "/:id/publish",
    requirePermission("memberArticles.review"),
    jsonBody(
      seen.extend({
        articleId: z
          .string()
          .max(80)
          .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
      }),
    ),
    async (context) => {
      const wanted = context.req.valid("json");
      const id = context.req.param("id");
      return context.json(
        await publishMemberArticle({ id, ...wanted, actor: context.get("staff") }),
      );
    },
  )
  .post(
    "/:id/return",
    requirePermission("memberArticles.review"),
    jsonBody(seen.extend({ note: paragraphs({ least: 1, most: 1000 }) })),
    async (context) => {
      const judged = context.req.valid("json");
      const id = context.req.param("id");
      return context.json(
        await returnMemberArticle({ id, ...judged, actor: context.get("staff") }),
      );
    },
  );
