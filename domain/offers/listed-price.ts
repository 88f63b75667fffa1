import type { Selectable } from "kysely";
import type { Price as Row } from "#db/schema.ts";
import { readProductTitles } from "../inquiries/product-titles.ts";
import type { Lang } from "../language/language.ts";
import { decimalsOf, quantityDecimals, writeScaled } from "./money.ts";
import { type Price, toPrice } from "./price.ts";

/** A price in the form that staff see: numbers as text, and the product by its name. */
export type ListedPrice = Omit<Price, "breaks"> & {
  id: string;
  title: string;
  breaks: { from: string; price: string }[];
  version: number;
  updatedAt: Date;
};

export async function toListedPrices({
  rows,
  lang,
}: {
  rows: Selectable<Row>[];
  lang: Lang;
}): Promise<ListedPrice[]> {
  const titles = await readProductTitles({ ids: rows.map((row) => row.product_id), lang });
  return rows.map((row) => {
    const { breaks, ...price } = toPrice(row);
    return {
      ...{ id: row.id, version: row.version, updatedAt: row.updated_at, ...price },
      title: titles.get(price.product) ?? price.product,
      breaks: breaks.map(({ from, price: minor }) => ({
        from: writeScaled({ value: from, decimals: quantityDecimals }),
        price: writeScaled({ value: minor, decimals: decimalsOf(price.currency) }),
      })),
    };
  });
}
