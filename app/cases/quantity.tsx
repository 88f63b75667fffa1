import type { UsedProduct } from "#domain/cases/get-case.ts";
import { m } from "#text";
import { formatNumber } from "../ui/format/format-number.ts";
import { Area } from "./area.tsx";

/** How much of a product was used. */
export function Quantity({ quantity, unit }: Pick<UsedProduct, "quantity" | "unit">) {
  return unit === "m2" ? <Area of={quantity} /> : m.pieces({ count: formatNumber(quantity) });
}
