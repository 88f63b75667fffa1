import { type BasketUnit, unitOf } from "../basket/basket-rules.ts";
import { listClasses } from "../catalogue/list-classes.ts";
import type { ProductContent } from "../catalogue/product-content.ts";
import type { Lang } from "../language/language.ts";
import type { Text } from "../language/text.ts";
import { cacheUntilContentChanges } from "../records/content-cache.ts";
import { fieldOf, published, textOf } from "../records/published.ts";

/** A product as far as packing and shipping are concerned. */
export type PackedProduct = Pick<ProductContent, "id" | "code" | "leadTimeDays"> & {
  title: Text;
  /** What it is sold by. */
  unit: BasketUnit;
  /** Of a piece as it is packed, in millimetres; nobody has said where it is missing. */
  size: { width: number; height: number } | undefined;
  packing: ProductContent["packing"] | undefined;
  hsHeading: string | undefined;
};

export type PackedClass = { id: string; name: Text; products: PackedProduct[] };

/** Every product by class, in the order of the menu. */
export function listPackedProducts({ lang }: { lang: Lang }): Promise<PackedClass[]> {
  return cacheUntilContentChanges(`packed products ${lang}`, async () => {
    const [classes, rows] = await Promise.all([
      listClasses({ lang }),
      published("product")
        .orderBy("position")
        .orderBy("id")
        .select([
          "id",
          textOf("product", "title", lang),
          fieldOf("product", "code"),
          fieldOf("product", "classId"),
          fieldOf("product", "material"),
          fieldOf("product", "sizes"),
          fieldOf("product", "packing"),
          fieldOf("product", "leadTimeDays"),
          fieldOf("product", "hsHeading"),
        ])
        .execute(),
    ]);
    return classes
      .map(({ id, subjectName }) => ({
        ...{ id, name: subjectName },
        products: rows
          .filter(({ classId }) => classId === id)
          .map(({ id, code, title, material, sizes, packing, leadTimeDays, hsHeading }) => ({
            ...{ id, code, title, leadTimeDays, unit: unitOf(material), size: sizes[0] },
            packing: packing ?? undefined,
            hsHeading: hsHeading ?? undefined,
          })),
      }))
      .filter(({ products }) => products.length > 0);
  });
}
