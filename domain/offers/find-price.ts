import type { Kysely } from "kysely";
import { db } from "#db/connect.ts";
import type { DB } from "#db/schema.ts";
import type { BasketUnit } from "../basket/basket-rules.ts";
import type { Currency } from "./money.ts";
import { type Price, toPrice } from "./price.ts";

/** What a price is looked for: amounts in hundredths. */
export type Priced = {
  product: string;
  finish: string;
  unit: BasketUnit;
  quantity: number | null;
  currency: Currency;
};

/** Why the list has no price: nothing is guessed in its place. */
export type NoPrice = {
  reason: "none" | "other-currency" | "expired" | "not-yet" | "quantity" | "below-break";
  /** The other currencies, the day, or the smallest amount in hundredths. */
  detail: string;
};

/** The prices of these products, by product. */
export async function readPrices({
  products,
  on = db,
}: {
  products: readonly string[];
  on?: Kysely<DB>;
}): Promise<Map<string, Price[]>> {
  const named = [...new Set(products)].filter((id) => id !== "");
  if (named.length === 0) return new Map();
  const rows = await on.selectFrom("price").where("product_id", "in", named).selectAll().execute();
  return Map.groupBy(rows.map(toPrice), ({ product }) => product);
}

/**
 * The price of a line on a day. A price of the finish goes before one of the whole product; of
 * several that are valid, the one that began last; of its breaks, the largest that the quantity
 * reaches.
 */
export function pickPrice({
  prices,
  line: { finish, unit, quantity, currency },
  day,
}: {
  /** Of the product. */
  prices: readonly Price[];
  line: Priced;
  day: string;
}): { price: number } | NoPrice {
  const ofUnit = prices.filter((price) => price.unit === unit);
  const own = ofUnit.filter((price) => finish !== "" && price.finish === finish);
  const fitting = own.length > 0 ? own : ofUnit.filter((price) => price.finish === "");
  if (fitting.length === 0) return { reason: "none", detail: "" };
  const inCurrency = fitting.filter((price) => price.currency === currency);
  if (inCurrency.length === 0) {
    const others = [...new Set(fitting.map((price) => price.currency))];
    return { reason: "other-currency", detail: others.join(", ") };
  }
  const begun = inCurrency.filter((price) => price.validFrom <= day);
  const [valid] = begun
    .filter(({ validUntil }) => validUntil === "" || validUntil >= day)
    .toSorted((one, other) => other.validFrom.localeCompare(one.validFrom));
  if (!valid) {
    const ended = begun.map(({ validUntil }) => validUntil).toSorted();
    const begins = inCurrency.map(({ validFrom }) => validFrom).toSorted();
    return ended.length > 0
      ? { reason: "expired", detail: ended.at(-1) ?? "" }
      : { reason: "not-yet", detail: begins[0] ?? "" };
  }
  if (quantity === null) return { reason: "quantity", detail: "" };
  const reached = valid.breaks.filter(({ from }) => from <= quantity);
  const best = reached.toSorted((one, other) => other.from - one.from)[0];
  if (best) return { price: best.price };
  const least = Math.min(...valid.breaks.map(({ from }) => from));
  return { reason: "below-break", detail: String(least / 100) };
}
