import { z } from "zod";
import { basketUnits } from "../basket/basket-rules.ts";
import { currencies, readPrice, readQuantity } from "./money.ts";
import type { Price } from "./price.ts";

const mostBreaks = 20;

const typedNumber = z.string().trim().min(1).max(40);
const maybeText = z
  .string()
  .max(100)
  .nullish()
  .transform((text) => text ?? "");
const maybeDay = z
  .union([z.iso.date(), z.literal("")])
  .nullish()
  .transform((day) => day ?? "");

/** A price as staff write it: numbers as they are typed. */
export const writtenPrice = z
  .object({
    product: z.string().min(1).max(100),
    finish: maybeText,
    unit: z.enum(basketUnits),
    currency: z.enum(currencies),
    breaks: z
      .array(z.object({ from: typedNumber, price: typedNumber }))
      .min(1)
      .max(mostBreaks),
    validFrom: z.iso.date(),
    validUntil: maybeDay,
    version: z.int().optional(),
  })
  .transform(({ breaks, version = 0, ...written }, context) => {
    const read = breaks.map(({ from, price }, at) => ({
      from: readNumber({ ...readQuantity({ typed: from }), path: ["breaks", at, "from"], context }),
      price: readNumber({
        ...readPrice({ typed: price, currency: written.currency }),
        path: ["breaks", at, "price"],
        context,
      }),
    }));
    const sorted = read.toSorted((one, other) => one.from - other.from);
    if (new Set(read.map(({ from }) => from)).size < read.length) {
      context.addIssue({ code: "custom", path: ["breaks"], message: "taken" });
    }
    if (written.validUntil !== "" && written.validUntil < written.validFrom) {
      context.addIssue({ code: "custom", path: ["validUntil"], message: "from-above-to" });
    }
    return { version, price: { ...written, breaks: sorted } satisfies Price };
  });

/** The number that was typed; what is wrong with it is a problem of its field. */
function readNumber({
  path,
  context,
  ...read
}: ({ value: number } | { problem: string }) & {
  path: (string | number)[];
  context: z.RefinementCtx;
}): number {
  if ("value" in read) return read.value;
  context.addIssue({ code: "custom", path, message: read.problem });
  return 0;
}
