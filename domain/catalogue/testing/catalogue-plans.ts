import { pool } from "#db/connect.ts";
import { listCasesWithProduct } from "../../cases/list-cases.ts";
import { browseProducts } from "../browse-products.ts";
import { getProduct } from "../get-product.ts";
import { listClasses } from "../list-classes.ts";
import { listProducts, listProductsById } from "../list-products.ts";

/** What pages read of a catalogue that `fillCatalogue` made, however large it is. */
export const catalogueReads = {
  "a class page": () => listProducts({ classId: "class-3", lang: "en" }),
  "a class page far down": () => listProducts({ classId: "class-3", page: 5, lang: "en" }),
  "the product centre": () => listProducts({ lang: "ar" }),
  "a narrowed list": () =>
    browseProducts({
      selection: { material: "wood-slat" },
      sort: undefined,
      page: 2,
      lang: "en",
    }),
  "a list sorted by absorption": () =>
    browseProducts({ selection: {}, sort: "absorption", page: 2, lang: "en" }),
  "a class sorted by thickness": () =>
    browseProducts({
      classId: "class-3",
      selection: {},
      sort: "thickness",
      page: 1,
      lang: "en",
    }),
  "the menu": () => listClasses({ lang: "zh" }),
  "a product page": () => getProduct({ id: "product-777", lang: "zh" }),
  "related products": () => listProductsById({ ids: ["product-1", "product-999"], lang: "en" }),
  "cases with a product": () => listCasesWithProduct({ productId: "slat-oak", lang: "en" }),
};

/** A plan that goes through all products one by one. */
export const readsAllProducts = /Seq Scan on product\b/;

type Sent = { sql: string; parameters: readonly unknown[] };

/** Notes the queries that are sent, and tells how the database goes about them. */
export function watchPlans() {
  const sent: Sent[] = [];
  return {
    onQuery: (query: Sent) => void sent.push(query),
    async plansOf(work: () => Promise<unknown>): Promise<string> {
      sent.splice(0);
      await work();
      const plans = sent.splice(0).map(async ({ sql, parameters }) => {
        const { rows } = await pool.query(`explain ${sql}`, [...parameters]);
        return rows.map((row) => Object.values(row).join()).join("\n");
      });
      return (await Promise.all(plans)).join("\n\n");
    },
  };
}
