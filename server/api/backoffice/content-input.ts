import type { Context } from "hono";
import { z } from "zod";
import { octaveAbsorption, thirdOctaveAbsorption } from "#domain/acoustics/absorption.ts";
import { AppError } from "#domain/app-error.ts";
import type { FindingFilter } from "#domain/content-check/list-findings.ts";
import { statusChanges } from "#domain/records/change-status.ts";
import { isKind, type Kind, kindNames, statuses } from "#domain/records/kinds.ts";
import type { ClaimFilter } from "#domain/records/list-claims.ts";
import type { RecordFilter } from "#domain/records/list-records.ts";
import { previewedContent } from "#domain/records/previewed-content.ts";
import { ids } from "./read-input.ts";

/** The kind of record that the path names. */
export function kindIn(context: Context): Kind {
  const kind = context.req.param("kind") ?? "";
  if (!isKind(kind)) throw new AppError("not-found");
  return kind;
}

/** A revision is named by its number. */
export function revisionIn(context: Context): number {
  const revision = Number(context.req.param("revision"));
  if (!Number.isSafeInteger(revision)) throw new AppError("not-found");
  return revision;
}

export const recordFilter: z.ZodType<RecordFilter> = z.strictObject({
  id: ids.optional(),
  status: z.enum(statuses).optional(),
  class: z.string().max(100).optional(),
  unfinished: z
    .templateLiteral([z.enum(["missing:", "outdated:"]), z.enum(["zh", "en", "ar"])])
    .optional(),
});

export const claimFilter: z.ZodType<ClaimFilter> = z.strictObject({
  what: z.enum(["absorption", "fire"]).optional(),
  evidence: z.enum(["literature", "indicative"]).optional(),
  published: z.boolean().optional(),
});

export const findingFilter: z.ZodType<FindingFilter> = z.strictObject({
  rule: z.string().max(100).optional(),
  kind: z.enum(kindNames).optional(),
});

/** A record as somebody has written it; what may stand in it is judged by its kind. */
export const writtenRecord = z.object({
  status: z.enum(["draft", "published"]),
  content: z.looseObject({}),
  publishAt: z.coerce.date().nullable().default(null),
});

export const changedRecord = writtenRecord.extend({
  version: z.int(),
  confirmed: z.array(z.string().max(300)).max(1000).optional(),
  redirect: z.boolean().optional(),
  /** When the change was kept back that its writer has seen; null: there was none. */
  keptAt: z.coerce.date().nullish(),
});

export const keptChange = z.object({ content: z.looseObject({}), version: z.int() });

export const recordToCheck = writtenRecord.extend({
  /** The record that is changed; null while it is new. */
  id: z.string().max(200).nullable().default(null),
});

export const recordToName = z.object({ content: z.looseObject({}) });

/** Longer texts are translated part by part. */
const textToTranslate = z.string().max(50_000);

export const translationAsked = z.object({
  lang: z.enum(["zh", "en", "ar"]),
  texts: z.object({ zh: textToTranslate, en: textToTranslate, ar: textToTranslate }),
});

/** What a translator writes, and nothing else of the record. */
export const translatedTexts = z.strictObject({
  lang: z.enum(["zh", "en", "ar"]),
  texts: z.record(z.string().max(300), z.string().max(200_000)),
  version: z.int(),
});

export const recordToPreview = (kind: Kind) =>
  z.object({
    content: previewedContent(kind),
    replaces: z.string().max(200).nullable().default(null),
  });

export const bulkChange = z.object({ ids: ids.min(1), change: z.enum(statusChanges) });
export const wantedOrder = z.object({ ids: ids.min(1) });
export const restoring = z.object({ version: z.int() });

export const bandsToRate = z.object({
  absorption: octaveAbsorption,
  thirds: thirdOctaveAbsorption.optional(),
});
