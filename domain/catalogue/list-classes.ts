import type { Lang } from "../language/language.ts";
import type { Text } from "../language/text.ts";
import { getPictures } from "../media/library/get-pictures.ts";
import type { Picture } from "../media/picture.ts";
import { cacheUntilContentChanges } from "../records/content-cache.ts";
import { countByClass, fieldOf, published, textOf } from "../records/published.ts";

export type ProductClass = {
  id: string;
  className: string;
  subjectName: Text;
  intro: Text;
  parent: string | undefined;
  picture: Picture | undefined;
  products: number;
};

/** The product classes that are shown, in the order of the menu, with their number of products. */
export function listClasses({ lang }: { lang: Lang }): Promise<ProductClass[]> {
  return cacheUntilContentChanges(`classes ${lang}`, () => readClasses({ lang }));
}

async function readClasses({ lang }: { lang: Lang }): Promise<ProductClass[]> {
  const [rows, counts] = await Promise.all([
    published("product_class")
      .where(({ ref }) => ref("content", "->>").key("status"), "=", "1")
      .orderBy("position")
      .orderBy("id")
      .select([
        "id",
        fieldOf("product_class", "className"),
        textOf("product_class", "subjectName", lang),
        textOf("product_class", "intro", lang),
        fieldOf("product_class", "parent"),
        fieldOf("product_class", "picture"),
      ])
      .execute(),
    countByClass({ kind: "product" }),
  ]);
  const pictures = await getPictures({ ids: rows.map((row) => row.picture), lang });
  return rows.map((row) => ({
    ...row,
    parent: row.parent ?? undefined,
    picture: pictures.get(row.picture),
    products: counts.get(row.id) ?? 0,
  }));
}
