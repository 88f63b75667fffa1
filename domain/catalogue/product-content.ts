import { z } from "zod";
import {
  octaveAbsorption,
  someOctaveAbsorption,
  thirdOctaveAbsorption,
} from "../acoustics/absorption.ts";
import { buildUpLayer } from "../acoustics/build-up.ts";
import { localized } from "../language/localized.ts";
import { seoContent } from "../pages/seo.ts";
import { richText } from "../text/rich-text.ts";
import { evidence, laboratoryEvidence } from "./evidence.ts";
import { mountingKinds, priceCurrencies, productMaterials } from "./product-kinds.ts";

const millimetres = z.number().positive().max(20_000);
const readableId = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** A construction like this one that somebody else has measured. */
export const comparableContent = z.object({
  absorption: someOctaveAbsorption,
  /** What was measured, in the words of the source; what it does not say is "not stated". */
  specimen: localized,
  /** In what it differs from this product. */
  differs: localized,
  evidence,
});

/** How a panel is fixed, and what it then absorbs. A value without its build-up means nothing. */
export const mountingContent = z.object({
  id: readableId,
  kind: z.enum(mountingKinds),
  /** What stands where, from the wall outwards. */
  buildUp: localized,
  /** Depth of the whole system, panel included. */
  depth: millimetres,
  /** What a laboratory has measured of this product in this mounting. */
  measured: z
    .object({
      absorption: octaveAbsorption,
      thirds: thirdOctaveAbsorption.optional(),
      evidence: laboratoryEvidence,
    })
    .optional(),
  /** What others have published of something like it; never a value of the product itself. */
  comparable: z.array(comparableContent).optional(),
  /** The build-up from the room to the wall, where it can be calculated. */
  layers: z.array(buildUpLayer).optional(),
});

export const finishContent = z.object({
  id: readableId,
  name: localized,
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
  /** The product in this finish; all of one camera and one size, so that one fades into another. */
  picture: z.string().optional(),
  /** Its surface from near. */
  closeUp: z.string().optional(),
});

export const boothContent = z.object({
  outer: z.object({ width: millimetres, height: millimetres, depth: millimetres }),
  inner: z.object({ width: millimetres, height: millimetres, depth: millimetres }),
  persons: z.number().int().positive(),
  door: localized,
  wall: localized,
  lighting: localized,
  power: localized,
  switches: localized,
  ventilation: localized,
  table: localized,
  scenarios: z.array(localized),
});

export const productContent = z.object({
  /** Stable and readable: it stands in the address. */
  id: readableId,
  code: z.string().min(1),
  classId: readableId,
  material: z.enum(productMaterials),
  title: localized,
  summary: localized,
  description: richText,
  pictures: z.array(z.string()).min(1),
  finishes: z.array(finishContent),
  sizes: z.array(z.object({ width: millimetres, height: millimetres, depth: millimetres })),
  weight: z.object({ value: z.number().positive(), per: z.enum(["m2", "piece"]) }).optional(),
  core: localized.optional(),
  edge: localized.optional(),
  backing: localized.optional(),
  /** How it is fixed, step by step. */
  installation: z.array(localized),
  mountings: z.array(mountingContent),
  fire: z.array(z.object({ code: z.string(), class: z.string(), evidence })),
  packing: z
    .object({
      piecesPerCarton: z.number().int().positive(),
      carton: z.object({ width: millimetres, height: millimetres, depth: millimetres }),
      grossWeight: z.number().positive(),
      squareMetresPerPallet: z.number().positive().optional(),
    })
    .optional(),
  minimumOrder: localized,
  leadTimeDays: z.object({ from: z.number().int().positive(), to: z.number().int().positive() }),
  /** Usual four-digit heading of the Harmonized System, to be confirmed by the buyer's broker. */
  hsHeading: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
  /** A guide for early budgets, shown with its date; the quotation counts. Nothing set: not shown. */
  price: z
    .object({
      from: z.number().positive(),
      to: z.number().positive().optional(),
      currency: z.enum(priceCurrencies),
      per: z.enum(["m2", "piece"]),
      date: z.iso.date(),
    })
    .optional(),
  booth: boothContent.optional(),
  related: z.array(readableId),
  seo: seoContent,
});
export type ProductContent = z.infer<typeof productContent>;
export type MountingContent = z.infer<typeof mountingContent>;
export type ComparableContent = z.infer<typeof comparableContent>;
export type FinishContent = z.infer<typeof finishContent>;

export const productClassContent = z.object({
  id: readableId,
  /** The name in the address: `/product/{className}.html`. */
  className: z.string().regex(/^[A-Za-z][A-Za-z0-9]*$/),
  subjectName: localized,
  parent: readableId.optional(),
  /** '1' is shown, as in the public API. */
  status: z.enum(["1", "0"]),
  picture: z.string(),
  intro: localized,
  seo: seoContent,
});
export type ProductClassContent = z.infer<typeof productClassContent>;
