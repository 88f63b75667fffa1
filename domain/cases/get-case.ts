import { listProductsById, type ProductCard } from "../catalogue/list-products.ts";
import type { Lang } from "../language/language.ts";
import { type InLang, localize } from "../language/localize.ts";
import { getPictures } from "../media/library/get-pictures.ts";
import type { Picture } from "../media/picture.ts";
import { published } from "../records/published.ts";
import type { CaseContent } from "./case-content.ts";

export type UsedProduct = {
  product: ProductCard;
  quantity: number;
  unit: "m2" | "piece";
  mounting: string | undefined;
};

/** Where a product is seen in the first picture, in per cent of its width and height. */
export type ShownPoint = { x: number; y: number; used: UsedProduct };

export type Case = Omit<InLang<CaseContent>, "pictures" | "products" | "points"> & {
  pictures: Picture[];
  products: UsedProduct[];
  points: ShownPoint[];
};

/** One published case in the reader's language, with its pictures and the products used. */
export async function getCase({ id, lang }: { id: string; lang: Lang }): Promise<Case | undefined> {
  const row = await published("project_case")
    .where("id", "=", id)
    .select("content")
    .executeTakeFirst();
  if (!row) return undefined;
  const found = localize(row.content, lang);
  const [pictures, products] = await Promise.all([
    getPictures({ ids: found.pictures, lang }),
    listProductsById({ ids: row.content.products.map(({ id }) => id), lang }),
  ]);
  const used = row.content.products.flatMap(({ id, quantity, unit, mounting }) => {
    const product = products.find((candidate) => candidate.id === id);
    return product ? [{ product, quantity, unit, mounting }] : [];
  });
  return {
    ...found,
    pictures: found.pictures.flatMap((picture) => pictures.get(picture) ?? []),
    products: used,
    // The points belong to the first picture: when it is gone, so are they.
    points: pictures.has(found.pictures[0] ?? "")
      ? shownPoints({ content: row.content, used })
      : [],
  };
}

function shownPoints({
  content: { points = [] },
  used,
}: {
  content: CaseContent;
  used: UsedProduct[];
}): ShownPoint[] {
  return points.flatMap(({ product: id, x, y }) => {
    const found = used.find(({ product }) => product.id === id);
    return found ? [{ x, y, used: found }] : [];
  });
}
