import { z } from "zod";
import type { InLang } from "../language/localize.ts";
import { localized } from "../language/localized.ts";

/** A laboratory has reported a number, under a number of its own. */
export const laboratoryEvidence = z.object({
  kind: z.literal("laboratory"),
  standard: z.string().min(1),
  laboratory: z.string().min(1),
  report: z.string().min(1),
  date: z.iso.date(),
  document: z.string().optional(),
});
export type LaboratoryEvidence = z.infer<typeof laboratoryEvidence>;

/**
 * Where a number comes from. Only `laboratory` may be shown as a test result; the other two are
 * always shown with their label.
 */
export function evidenceWith<Words extends z.ZodType>({ words }: { words: Words }) {
  return z.discriminatedUnion("kind", [
    laboratoryEvidence,
    z.object({
      kind: z.literal("literature"),
      standard: z.string().optional(),
      source: words,
      url: z.url().optional(),
    }),
    z.object({ kind: z.literal("indicative"), note: words.optional() }),
  ]);
}

export const evidence = evidenceWith({ words: localized });
export type Evidence = z.infer<typeof evidence>;

/** Evidence as a reader gets it. */
export type ShownEvidence = InLang<Evidence>;
