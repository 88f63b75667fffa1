import { cartonsPerPallet } from "../shipping/pack-pieces.ts";
import type { PackedClass, PackedProduct } from "./list-packed-products.ts";
import { lineFields } from "./read-shipment.ts";

/** Square metres of two families on pallets, and pieces of what is counted: an ordinary mixed load. */
const amounts = { m2: ["600", "400"], piece: ["2"] };

/** An order to begin with, of whatever the site sells: the first product of a family each. */
export function exampleShipment({ classes }: { classes: readonly PackedClass[] }): URLSearchParams {
  const given = new URLSearchParams();
  const left = { m2: [...amounts.m2], piece: [...amounts.piece] };
  let number = 1;
  for (const { products } of classes) {
    const product = products.find(isTypical);
    const amount = product && left[product.unit].shift();
    if (!amount) continue;
    const names = lineFields(number++);
    given.set(names.product, product.id);
    given.set(names.amount, amount);
  }
  return given;
}

/** Panels on pallets, and cases large enough to be seen in a drawing. */
function isTypical({ unit, packing, size }: PackedProduct): boolean {
  if (!packing || !size) return false;
  if (unit === "m2") return cartonsPerPallet({ packing, size }) !== undefined;
  return packing.grossWeight > 100;
}
