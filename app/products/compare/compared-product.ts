import { unitOf } from "#domain/basket/basket-rules.ts";
import type { Product } from "#domain/catalogue/get-product.ts";
import { openAreaOf } from "#domain/compare/open-area.ts";

/** What the page shows of a product: neither its long text nor what search engines read. */
export function toCompared(product: Product, wanted: string | undefined) {
  const { id, code, title, pictures, sizes, weight, booth, fire, packing, hsHeading } = product;
  const { minimumOrder, leadTimeDays, finishes } = product;
  const finish = finishes.find((one) => one.id === wanted);
  return {
    ...{ id, code, title, sizes, weight, fire, packing, hsHeading, minimumOrder, leadTimeDays },
    picture: finish?.picture ?? pictures[0],
    finish: finish?.id ?? finishes[0]?.id,
    finishes: finishes.map(({ id, name, colour }) => ({ id, name, colour })),
    unit: unitOf(product.material),
    persons: booth?.persons,
    openArea: openAreaOf(product.mountings),
  };
}

export type ComparedProduct = ReturnType<typeof toCompared>;
