import { Hono } from "hono";
import { z } from "zod";
import { AppError } from "#domain/app-error.ts";
import { articleClasses } from "#domain/articles/article-content.ts";
import { getArticle } from "#domain/articles/get-article.ts";
import { listArticles } from "#domain/articles/list-articles.ts";
import { plain } from "#domain/language/text.ts";
import { answering, describeCall } from "./describe-call.ts";
import type { ApiEnvironment } from "./environment.ts";
import { languageOfCall } from "./language-of-call.ts";
import { listItem, listing, recordId, toItem } from "./list-item.ts";
import { paging } from "./paging.ts";
import { checked } from "./read-query.ts";
import { revalidated } from "./revalidated.ts";

const ofClass = z.object({
  className: z.enum(articleClasses).optional().describe("Class of news; without it all articles"),
  ...paging.shape,
});
const one = z.object({ _id: recordId });

const neighbour = z.object({ _id: z.string(), title: z.string() }).nullable();

const article = z.object({
  ...listItem.shape,
  className: z.enum(articleClasses),
  date: z.iso.date(),
  tags: z.array(z.string()),
  html: z.string().describe("The text, sanitized"),
  previous: neighbour.describe("The earlier one of its class"),
  next: neighbour.describe("The later one of its class"),
});

/** News and knowledge as lists, newest first, and one by one. */
export const articles = new Hono<ApiEnvironment>()
  .get(
    "/articles",
    describeCall({
      summary: "Articles, of one class or of all, newest first",
      subject: "Content",
      answer: listing,
    }),
    checked(ofClass),
    revalidated,
    async (context) => {
      const { className, num, pageNum } = context.req.valid("query");
      const { entries, total } = await listArticles({
        ...(className && { class: className }),
        page: num + 1,
        size: pageNum,
        lang: languageOfCall(context),
      });
      const data = entries.map(({ id, title, summary, cover }) =>
        toItem({ id, title, description: summary, pictures: [cover] }),
      );
      return context.json({ code: 1000, data, total });
    },
  )
  .get(
    "/article",
    describeCall({
      summary: "One article",
      subject: "Content",
      answer: answering(article),
    }),
    checked(one),
    revalidated,
    async (context) => {
      const { _id } = context.req.valid("query");
      const found = await getArticle({ id: _id, lang: languageOfCall(context) });
      if (!found) throw new AppError("not-found");
      const { id, title, summary, cover, class: className, date, tags, body } = found;
      const data: z.infer<typeof article> = {
        ...toItem({ id, title, description: summary, pictures: [cover] }),
        className,
        date,
        tags,
        html: body,
        previous: toNeighbour(found.previous),
        next: toNeighbour(found.next),
      };
      return context.json({ code: 1000, data });
    },
  );

function toNeighbour(found: { id: string; title: Parameters<typeof plain>[0] } | undefined) {
  return found ? { _id: found.id, title: plain(found.title) } : null;
}
