import { z } from "zod";
import { octaveAbsorption, someOctaveAbsorption } from "#domain/acoustics/absorption.ts";
import { buildUpLayer } from "#domain/acoustics/build-up.ts";
import {
  evidenceWith,
  laboratoryEvidence,
  type ShownEvidence,
} from "#domain/catalogue/evidence.ts";
import type { Product } from "#domain/catalogue/get-product.ts";
import { plain } from "#domain/language/text.ts";
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
      basis: z
        .enum(["thirds", "octaves"])
        .describe("What alphaW and nrc were computed from; the standards start from thirds"),
      evidence: laboratoryEvidence.describe("The report the numbers come from"),
    })
    .nullable()
    .describe("What a laboratory has measured of this product; null where none has"),
  comparable: z
    .array(
      z.object({
        absorption: someOctaveAbsorption,
        specimen: z.string().describe("What was measured, as its source describes it"),
        differs: z.string().describe("In what it differs from this product"),
        evidence: evidenceWith({ words: z.string() }),
      }),
    )
    .describe("Published for constructions like this one; never values of the product"),
  calculated: z
    .object({
      absorption: someOctaveAbsorption.describe("Only in bands where the model holds"),
      least: someOctaveAbsorption,
      most: someOctaveAbsorption,
      extrapolated: z.array(z.number()).describe("Bands outside what the model was fitted to"),
      reaction: z.enum(["bulk", "local"]),
      models: z.array(z.string()),
      assumed: z
        .array(
          z.object({ fibre: z.string(), value: z.number(), least: z.number(), most: z.number() }),
        )
        .describe("Flow resistivity in kPa·s/m² where nobody has measured it"),
      layers: z.array(buildUpLayer).describe("From the room to the wall, in millimetres"),
    })
    .nullable()
    .describe("What a transfer-matrix model gives; not a test result"),
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
    mountings: mountings.map(({ id, kind, buildUp, depth, measured, comparable, calculated }) => ({
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
            basis: measured.basis,
            evidence: measured.evidence,
          }
        : null,
      comparable: comparable.map(({ absorption, specimen, differs, evidence }) => ({
        absorption,
        specimen: plain(specimen),
        differs: plain(differs),
        evidence: toEvidence(evidence),
      })),
      calculated: calculated ?? null,
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
