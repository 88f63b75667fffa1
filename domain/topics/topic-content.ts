import { z } from "zod";
import { localized } from "../language/localized.ts";
import { seoContent } from "../pages/seo.ts";
import { richText } from "../text/rich-text.ts";

export const topicContent = z.object({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  title: localized,
  summary: localized,
  intro: richText,
  /** Articles that carry it belong to the topic. */
  tag: z.string().regex(/^[a-z0-9-]+$/),
  picture: z.string(),
  products: z.array(z.string()),
  cases: z.array(z.string()),
  seo: seoContent.optional(),
});
export type TopicContent = z.infer<typeof topicContent>;
