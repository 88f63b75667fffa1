import { z } from "zod";
import { octaveAbsorption } from "#domain/catalogue/absorption.ts";
import { evidenceWith, type ShownEvidence } from "#domain/catalogue/evidence.ts";
import type { Product } from "#domain/catalogue/get-product.ts";
import { plain } from "#domain/text.ts";
import { listItem, toItem } from "./list-item.ts";

const size = z.object({ width: z.number(), height: z.number(), depth: z.number() });

const mounting = z.object({
  _id: z.string(),
  kind: z.string(),
  buildUp: z.string().describe("What stands where, from the wall outwards"),
  depth: z.number().describe("Of the whole system, in millimetres"),
  measured: z
    .object({
      absorption: octaveAbsorption.describe("By octave band in hertz"),
      alphaW: z.number(),
      shape: z.array(z.string()),
      nrc: z.number(),
      evidence: evidenceWith({ source: z.string().min(1), note: z.string() }).describe(
        "Where the numbers come from",
      ),
    })
    .nullable()
    .describe("What it absorbs; null where nobody has measured it"),
});

export const productAnswer = z.object({
  ...listItem.shape,
  code: z.string(),
  classId: z.string(),
  material: z.string(),
  html: z.string().describe("The long description, sanitized"),
  finishes: z.array(z.object({ _id: z.string(), name: z.string(), colour: z.string() })),
  sizes: z.array(size).describe("In millimetres"),
  mountings: z.array(mounting),
  minimumOrder: z.string(),
  leadTimeDays: z.object({ from: z.int(), to: z.int() }),
  related: z.array(z.string()).describe("`_id` of products that go with it"),
});

/** A product with the contract's names; every acoustic number goes with its evidence. */
export function toProductAnswer(product: Product): z.infer<typeof productAnswer> {
  const { id, title, summary, pictures, finishes, mountings } = product;
  return {
    ...toItem({ id, title, description: summary, pictures }),
    code: product.code,
    classId: product.classId,
    material: product.material,
    html: product.description.html,
    finishes: finishes.map(({ id, name, colour }) => ({ _id: id, name: plain(name), colour })),
    sizes: product.sizes,
    mountings: mountings.map(({ id, kind, buildUp, depth, measured }) => ({
      _id: id,
      kind,
      buildUp: plain(buildUp),
      depth,
      measured: measured
        ? {
            absorption: measured.absorption,
            alphaW: measured.weighted.value,
            shape: measured.weighted.shape,
            nrc: measured.nrc,
            evidence: toEvidence(measured.evidence),
          }
        : null,
    })),
    minimumOrder: plain(product.minimumOrder),
    leadTimeDays: product.leadTimeDays,
    related: product.related,
  };
}

function toEvidence(evidence: ShownEvidence) {
  switch (evidence.kind) {
    case "laboratory":
      return evidence;
    case "literature":
      return { ...evidence, source: plain(evidence.source) };
    case "indicative":
      return { kind: evidence.kind, note: evidence.note && plain(evidence.note) };
  }
}
