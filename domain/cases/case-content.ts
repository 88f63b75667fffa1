import { z } from "zod";
import { localized } from "../localized.ts";
import { seoContent } from "../seo.ts";

/** The kinds of room, in the order of the menu; each is part of an address. */
export const caseClasses = [
  "office",
  "meeting",
  "school",
  "stadium",
  "cinema",
  "homeCinema",
  "piano",
  "jiazhuang",
] as const;
export type CaseClass = (typeof caseClasses)[number];

export const caseContent = z.object({
  id: z.string().regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/),
  class: z.enum(caseClasses),
  title: localized,
  summary: localized,
  place: localized,
  year: z.number().int().min(1990).max(2100),
  /** Floor area of the treated room in square metres. */
  area: z.number().positive(),
  /** Room data as label and value, such as ceiling height or seats. */
  room: z.array(z.object({ label: localized, value: localized })),
  products: z.array(
    z.object({ id: z.string(), quantity: z.number().positive(), unit: z.enum(["m2", "piece"]) }),
  ),
  problem: localized,
  solution: localized,
  result: localized,
  pictures: z.array(z.string()).min(1),
  seo: seoContent.optional(),
});
export type CaseContent = z.infer<typeof caseContent>;
