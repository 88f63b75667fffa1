import { unitOf } from "#domain/basket/basket-rules.ts";
import type { Product } from "#domain/catalogue/get-product.ts";
import { openAreaOf } from "#domain/compare/open-area.ts";

/** What the page shows of a product: neither its long text nor what search engines read. */
export function toCompared(product: Product) {
  const { id, code, title, pictures, sizes, weight, booth, fire, packing, hsHeading } = product;
  const { minimumOrder, leadTimeDays } = product;
  return {
    ...{ id, code, title, sizes, weight, fire, packing, hsHeading, minimumOrder, leadTimeDays },
    picture: pictures[0],
    unit: unitOf(product.material),
    persons: booth?.persons,
    openArea: openAreaOf(product.mountings),
  };
}

export type ComparedProduct = ReturnType<typeof toCompared>;
