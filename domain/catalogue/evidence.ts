import { z } from "zod";

/**
 * Where a number comes from. Only `laboratory` may be shown as a test result of ours;
 * the other two are always shown with their label.
 */
export const evidence = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("laboratory"),
    standard: z.string().min(1),
    laboratory: z.string().min(1),
    report: z.string().min(1),
    date: z.iso.date(),
    document: z.string().optional(),
  }),
  z.object({
    kind: z.literal("literature"),
    standard: z.string().optional(),
    source: z.string().min(1),
    url: z.url().optional(),
  }),
  z.object({ kind: z.literal("indicative"), note: z.string().optional() }),
]);
export type Evidence = z.infer<typeof evidence>;
