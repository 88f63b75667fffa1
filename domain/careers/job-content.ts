import { z } from "zod";
import { localized } from "../language/localized.ts";
import { seoContent } from "../pages/seo.ts";

/** The recruitment menu, in its order; each is part of an address. */
export const jobTypes = [
  "production",
  "design-and-engineering",
  "sales",
  "administration",
] as const;
export type JobType = (typeof jobTypes)[number];

export const jobKinds = ["full-time", "part-time", "internship"] as const;
export type JobKind = (typeof jobKinds)[number];

export const jobContent = z.object({
  id: z.string().regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/),
  type: z.enum(jobTypes),
  kind: z.enum(jobKinds),
  title: localized,
  summary: localized,
  place: localized,
  tasks: z.array(localized).min(1),
  profile: z.array(localized).min(1),
  offer: z.array(localized).min(1),
  /** Since when somebody is looked for. */
  date: z.iso.date(),
  seo: seoContent.optional(),
});
export type JobContent = z.infer<typeof jobContent>;
