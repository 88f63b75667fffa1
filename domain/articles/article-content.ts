import { z } from "zod";
import { localized, localizedOrPlain } from "../language/localized.ts";
import { seoContent } from "../pages/seo.ts";
import { articleBody } from "./article-body.ts";

export const articleClasses = ["company", "industry", "knowledge", "notice"] as const;
export type ArticleClass = (typeof articleClasses)[number];

export const articleContent = z.object({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  class: z.enum(articleClasses),
  title: localized,
  summary: localized,
  body: articleBody,
  cover: z.string(),
  date: z.iso.date(),
  tags: z.array(z.string().regex(/^[a-z0-9-]+$/)),
  /** Questions answered in the article, for readers in a hurry and for structured data. */
  questions: z.array(z.object({ question: localized, answer: localized })).optional(),
  sources: z.array(z.object({ title: localizedOrPlain, url: z.url() })).optional(),
  seo: seoContent.optional(),
});
export type ArticleContent = z.infer<typeof articleContent>;
