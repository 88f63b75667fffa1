import type { ProductContent } from "#domain/catalogue/product-content.ts";

/**
 * Every product was pictured in each of its finishes from one camera, and boards also close up.
 * Felt looks the same close up, whatever is made of it.
 */
export function pictureFinishes(product: ProductContent): ProductContent {
  const { id, material, finishes } = product;
  return {
    ...product,
    finishes: finishes.map((finish) => ({
      ...finish,
      picture: finish.picture ?? `finish-${id}-${finish.id}`,
      ...(material !== "booth" &&
        material !== "accessory" && {
          closeUp: `macro-${material === "polyester" ? "felt" : id}-${finish.id}`,
        }),
    })),
  };
}
