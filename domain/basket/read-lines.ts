import { z } from "zod";
import { cleanLine, countCharacters } from "../text/typed-text.ts";
import {
  type BasketLine,
  basketUnits,
  isAmount,
  longestBasketNote,
  mostBasketLines,
} from "./basket-rules.ts";

const id = z.string().min(1).max(100);

export const basketLine = z
  .strictObject({
    product: id,
    finish: id.optional(),
    mounting: id.optional(),
    sample: z.boolean(),
    amount: z.number().optional(),
    unit: z.enum(basketUnits),
    note: z
      .string()
      .transform(cleanLine)
      .refine((note) => countCharacters(note) <= longestBasketNote)
      .optional(),
  })
  .refine(({ amount, unit }) => amount === undefined || isAmount({ amount, unit }))
  // A line that asks for nothing says nothing.
  .refine(({ sample, amount }) => sample || amount !== undefined);

export type LinesProblem = "lines" | "lines-many";

/** The lines that came with an inquiry as JSON, or what is wrong with them. */
export function readLines(json: string): { lines: BasketLine[] } | { problem: LinesProblem } {
  if (json === "") return { lines: [] };
  const given = parse(json);
  if (Array.isArray(given) && given.length > mostBasketLines) return { problem: "lines-many" };
  const lines = z.array(basketLine).safeParse(given).data;
  return lines ? { lines } : { problem: "lines" };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
