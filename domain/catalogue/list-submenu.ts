import type { Lang } from "../language/language.ts";
import type { Text } from "../language/text.ts";
import { listClasses } from "./list-classes.ts";
import { listProducts } from "./list-products.ts";

export type Submenu = {
  /** Unset: all classes. */
  of: { id: string; className: string; subjectName: Text; intro: Text } | undefined;
  classes: { id: string; subjectName: Text; products: number }[];
  products: { id: string; title: Text }[];
};

/** As many as a phone can scroll through; the class's own pages have the rest. */
const mostProducts = 200;

/**
 * A class with what is directly in it, or, without an id, the classes on top. Undefined when there
 * is no such class. A class is known by its id or by its name in addresses, in any letter case.
 */
export async function listSubmenu({
  id,
  lang,
}: {
  id: string | undefined;
  lang: Lang;
}): Promise<Submenu | undefined> {
  const classes = await listClasses({ lang });
  const wanted = id?.toLowerCase();
  const of = classes.find((one) => one.id === wanted || one.className.toLowerCase() === wanted);
  if (id !== undefined && !of) return undefined;
  const products = of && (await listProducts({ classId: of.id, size: mostProducts, lang }));
  return {
    of: of && {
      id: of.id,
      className: of.className,
      subjectName: of.subjectName,
      intro: of.intro,
    },
    classes: classes
      .filter(({ parent }) => parent === of?.id)
      .map((one) => ({ id: one.id, subjectName: one.subjectName, products: one.products })),
    products: (products?.entries ?? []).map((product) => ({
      id: product.id,
      title: product.title,
    })),
  };
}
