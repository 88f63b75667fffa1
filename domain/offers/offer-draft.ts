import { z } from "zod";
import { type BasketUnit, basketUnits } from "../basket/basket-rules.ts";
import { incotermCodes } from "../shipping/incoterm-codes.ts";
import { cleanLine, cleanLines } from "../text/typed-text.ts";
import {
  type Currency,
  currencies,
  decimalsOf,
  readPrice,
  readQuantity,
  writeQuantity,
  writeScaled,
} from "./money.ts";
import {
  longestLineText,
  longestOfferText,
  longestPlace,
  mostOfferLines,
  mostWeeks,
} from "./offer-rules.ts";

const storedLine = z.object({
  /** Ids of the catalogue; a line without a product is text alone. */
  product: z.string(),
  finish: z.string(),
  mounting: z.string(),
  text: z.string(),
  /** In hundredths. */
  quantity: z.int().nullable(),
  unit: z.enum(basketUnits),
  /** In the smallest unit of the currency it was written in. */
  price: z.int().nullable(),
  currency: z.enum(currencies),
});

/** An offer that is being written, as it is stored: what is blank is null or empty. */
export const offerDraft = z.object({
  currency: z.enum(currencies),
  lines: z.array(storedLine),
  freight: z.int().nullable(),
  incoterm: z.enum(incotermCodes).or(z.literal("")),
  place: z.string(),
  validUntil: z.string(),
  weeks: z.int().nullable(),
  note: z.string(),
  terms: z.string(),
});
export type OfferDraft = z.infer<typeof offerDraft>;
export type OfferLine = OfferDraft["lines"][number];

/** Forms send null for a field that was emptied. */
const typed = (longest: number) =>
  z
    .string()
    .max(longest)
    .nullish()
    .transform((text) => cleanLine(text ?? ""));
const typedLines = (longest: number) =>
  z
    .string()
    .max(longest)
    .nullish()
    .transform((text) => cleanLines(text ?? ""));

const writtenLine = z.object({
  product: typed(100),
  finish: typed(100),
  mounting: typed(100),
  text: typedLines(longestLineText),
  quantity: typed(40),
  unit: z.enum(basketUnits),
  price: typed(40),
  /** In which the price was written; unset, that of the offer. */
  currency: z.enum(currencies).nullish(),
});

/** The same as staff write it: numbers as they are typed. */
export const writtenOffer = z
  .object({
    version: z.int(),
    currency: z.enum(currencies),
    lines: z
      .array(writtenLine)
      .max(mostOfferLines)
      .nullish()
      .transform((lines) => lines ?? []),
    freight: typed(40),
    incoterm: z
      .enum(incotermCodes)
      .or(z.literal(""))
      .nullish()
      .transform((rule) => rule ?? ("" as const)),
    place: typed(longestPlace),
    validUntil: z
      .union([z.iso.date(), z.literal("")])
      .nullish()
      .transform((day) => day ?? ""),
    weeks: z
      .int()
      .min(1)
      .max(mostWeeks)
      .nullish()
      .transform((weeks) => weeks ?? null),
    note: typedLines(longestOfferText),
    terms: typedLines(longestOfferText),
  })
  .transform(({ version, lines, freight, ...written }, context) => {
    const { currency } = written;
    const refuse = (message: string, ...path: (string | number)[]) =>
      context.addIssue({ code: "custom", path, message });
    const read = (
      found: { value: number } | { problem: string } | undefined,
      ...path: (string | number)[]
    ) => {
      if (found && "problem" in found) refuse(found.problem, ...path);
      return found && "value" in found ? found.value : null;
    };
    const inPrice = (text: string) =>
      text === "" ? undefined : readPrice({ typed: text, currency });
    const draft: OfferDraft = {
      ...written,
      lines: lines.map((line, at) => {
        // A price of another currency is another price: it is entered anew, never carried over.
        if (line.price !== "" && line.currency && line.currency !== currency) {
          refuse(`other-currency:${line.currency}`, "lines", at, "price");
        }
        const quantity = read(
          line.quantity === "" ? undefined : readQuantity({ typed: line.quantity }),
          ...["lines", at, "quantity"],
        );
        if (quantity !== null && line.unit === "piece" && quantity % 100 !== 0) {
          refuse("whole-number", "lines", at, "quantity");
        }
        return {
          ...line,
          quantity,
          price: read(inPrice(line.price), "lines", at, "price"),
          currency,
        };
      }),
      freight: read(inPrice(freight), "freight"),
    };
    return { version, draft };
  });

/** A line as a form shows it. */
export type TypedLine = Omit<OfferLine, "quantity" | "price"> & { quantity: string; price: string };

export function typeLine(line: OfferLine): TypedLine {
  const { quantity, price, currency } = line;
  return {
    ...line,
    quantity: quantity === null ? "" : writeQuantity(quantity),
    price: typePrice({ price, currency }),
  };
}

export function typePrice({ price, currency }: { price: number | null; currency: Currency }) {
  return price === null ? "" : writeScaled({ value: price, decimals: decimalsOf(currency) });
}

export function emptyLine({ unit, currency }: { unit: BasketUnit; currency: Currency }): OfferLine {
  return {
    ...{ product: "", finish: "", mounting: "", text: "", quantity: null, unit },
    ...{ price: null, currency },
  };
}
