import type { Lang } from "../language/language.ts";
import { getPictures } from "../media/library/get-pictures.ts";
import { fieldOf, published } from "../records/published.ts";
import type { ProductCard } from "./list-products.ts";

export type ColouredProduct = ProductCard & { finish?: string };

/** These products, each pictured in a finish that none before it shows, as far as there is one. */
export async function showInColours({
  products,
  lang,
}: {
  products: ProductCard[];
  lang: Lang;
}): Promise<ColouredProduct[]> {
  if (products.length === 0) return [];
  const ids = products.map(({ id }) => id);
  const rows = await published("product")
    .where("id", "in", ids)
    .select(["id", fieldOf("product", "finishes")])
    .execute();
  const finishes = new Map(rows.map((row) => [row.id, row.finishes]));
  const shown = new Map<string, { finish: string; picture: string }>();
  for (const id of ids) {
    const taken = [...shown.values()].map(({ finish }) => finish);
    const free = finishes.get(id)?.find((one) => one.picture && !taken.includes(one.id));
    if (free?.picture) shown.set(id, { finish: free.id, picture: free.picture });
  }
  const pictures = await getPictures({
    ids: [...shown.values()].map(({ picture }) => picture),
    lang,
  });
  return products.map((product) => {
    const { finish, picture: id = "" } = shown.get(product.id) ?? {};
    const picture = pictures.get(id);
    return finish && picture ? { ...product, finish, picture } : product;
  });
}
