import { z } from "zod";
import { localized } from "../language/localized.ts";
import { comparisonContent } from "../media/comparison-content.ts";
import { seoContent } from "../pages/seo.ts";
import { richText } from "../text/rich-text.ts";

export const programmeContent = z.object({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  title: localized,
  summary: localized,
  body: richText,
  picture: z.string(),
  comparison: comparisonContent.optional(),
  steps: z.array(z.object({ title: localized, text: localized })).min(3),
  deliverables: z.array(localized).min(3),
  /** What we need from the client, and how long it takes. */
  needs: z.array(localized),
  duration: localized,
  seo: seoContent,
});
export type ProgrammeContent = z.infer<typeof programmeContent>;
