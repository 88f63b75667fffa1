import { z } from "zod";
import { type Localized, localized } from "../language/localized.ts";
import { comparisonContent } from "../media/comparison-content.ts";

const id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

export const honourContent = z.object({
  id,
  title: localized,
  text: localized,
  year: z.number().int(),
});
export const patentContent = z.object({
  id,
  title: localized,
  text: localized,
  kind: z.enum(["invention", "utility", "design"]),
});
export const baseContent = z.object({
  id,
  name: localized,
  place: localized,
  text: localized,
  figures: z.array(z.object({ value: localized, label: localized })),
  pictures: z.array(z.string()),
});
export const milestoneContent = z.object({
  id,
  year: z.number().int(),
  title: localized,
  text: localized,
  /** What the company could not do before: the rules of the content check hold cases against it. */
  begins: z.object({ classes: z.array(id), exports: z.boolean() }).optional(),
});

const place = z.string().regex(/^[a-z0-9]+(?:[.-][a-z0-9]+)*$/);

/**
 * Every text of a landing page that staff may change. The name of a block says where it stands,
 * such as `hero.title` or `story.2.text`; so does that of a room before and after.
 */
export const pageCopyContent = z.object({
  id: z.string().regex(/^[a-zA-Z]+$/),
  blocks: z.record(place, localized),
  comparisons: z.array(comparisonContent.extend({ id: place })).optional(),
});

/** One block as writers hand it in. */
export type PageBlock = { page: string; block: string; text: Localized };

export type HonourContent = z.infer<typeof honourContent>;
export type PatentContent = z.infer<typeof patentContent>;
export type BaseContent = z.infer<typeof baseContent>;
export type MilestoneContent = z.infer<typeof milestoneContent>;
export type PageCopyContent = z.infer<typeof pageCopyContent>;
