import { sql } from "kysely";
import { listProductsById, type ProductCard } from "../catalogue/list-products.ts";
import type { Lang } from "../language.ts";
import { type InLang, localize } from "../localize.ts";
import { getPictures } from "../media/get-pictures.ts";
import type { Picture } from "../media/picture.ts";
import { published } from "../records/published.ts";
import type { CaseContent } from "./case-content.ts";

type UsedProduct = { product: ProductCard; quantity: number; unit: "m2" | "piece" };

export type Case = Omit<InLang<CaseContent>, "pictures" | "products"> & {
  pictures: Picture[];
  products: UsedProduct[];
};

/** One published case in the reader's language, with its pictures and the products used. */
export async function getCase({ id, lang }: { id: string; lang: Lang }): Promise<Case | undefined> {
  const row = await published("project_case")
    .where("id", "=", id)
    .select(sql<CaseContent>`content`.as("content"))
    .executeTakeFirst();
  if (!row) return undefined;
  const found = localize(row.content, lang);
  const [pictures, products] = await Promise.all([
    getPictures({ ids: found.pictures, lang }),
    listProductsById({ ids: row.content.products.map(({ id }) => id), lang }),
  ]);
  return {
    ...found,
    pictures: found.pictures.flatMap((picture) => pictures.get(picture) ?? []),
    products: row.content.products.flatMap(({ id, quantity, unit }) => {
      const product = products.find((candidate) => candidate.id === id);
      return product ? [{ product, quantity, unit }] : [];
    }),
  };
}
