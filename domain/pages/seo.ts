import { z } from "zod";
import { localized } from "../language/localized.ts";

/** What search engines and share cards say of a page; empty texts are derived from the page itself. */
export const seoContent = z.object({
  title: localized,
  description: localized,
  keywords: localized,
});
export type SeoContent = z.infer<typeof seoContent>;
