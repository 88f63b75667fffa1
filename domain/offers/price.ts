import type { Selectable } from "kysely";
import { z } from "zod";
import type { Price as Row } from "#db/schema.ts";
import type { BasketUnit } from "../basket/basket-rules.ts";
import { type Currency, currencies } from "./money.ts";

/** What a product costs, as the price list has it. */
export type Price = {
  product: string;
  /** Empty: for every finish that has no price of its own. */
  finish: string;
  unit: BasketUnit;
  currency: Currency;
  /** From which amount, in hundredths, which price, in the smallest unit. */
  breaks: { from: number; price: number }[];
  validFrom: string;
  /** Empty: until somebody says otherwise. */
  validUntil: string;
};

const stored = z.object({
  currency: z.enum(currencies),
  breaks: z.array(z.object({ from: z.int(), price: z.int() })),
});

/** A row as the domain knows it. */
export function toPrice(row: Selectable<Row>): Price {
  return {
    ...{ product: row.product_id, finish: row.finish, unit: row.unit, ...stored.parse(row) },
    ...{ validFrom: row.valid_from, validUntil: row.valid_until },
  };
}

/** A price as its row has it. */
export function toRow({ product, validFrom, validUntil, breaks, ...price }: Price) {
  return {
    ...{ ...price, product_id: product, valid_from: validFrom, valid_until: validUntil },
    breaks: JSON.stringify(breaks),
  };
}
