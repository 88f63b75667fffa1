import type { Product } from "#domain/catalogue/get-product.ts";

/** A sheet needs neither the long text nor the steps nor what search engines read. */
export function toSheetProduct(
  { description, installation, seo, related, pictures, ...product }: Product,
  wanted: string | undefined,
) {
  const finish = product.finishes.find(({ id }) => id === wanted) ?? product.finishes[0];
  return { ...product, finish: finish?.id, picture: finish?.picture ?? pictures[0] };
}

export type SheetProduct = ReturnType<typeof toSheetProduct>;
