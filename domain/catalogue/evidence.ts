import { z } from "zod";
import type { InLang } from "../localize.ts";
import { localized, localizedOrPlain } from "../localized.ts";

/**
 * Where a number comes from. Only `laboratory` may be shown as a test result of ours;
 * the other two are always shown with their label.
 */
export function evidenceWith<Source extends z.ZodType, Note extends z.ZodType>({
  source,
  note,
}: {
  source: Source;
  note: Note;
}) {
  return z.discriminatedUnion("kind", [
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
      source,
      url: z.url().optional(),
    }),
    z.object({ kind: z.literal("indicative"), note: note.optional() }),
  ]);
}

export const evidence = evidenceWith({ source: localizedOrPlain, note: localized });
export type Evidence = z.infer<typeof evidence>;

/** Evidence as a reader gets it. */
export type ShownEvidence = InLang<Evidence>;
