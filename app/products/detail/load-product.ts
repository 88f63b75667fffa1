import { listCasesWithProduct } from "#domain/cases/list-cases.ts";
import { getClass } from "#domain/catalogue/get-class.ts";
import { getProduct } from "#domain/catalogue/get-product.ts";
import { listProductsById } from "#domain/catalogue/list-products.ts";
import { listDocuments } from "#domain/documents/list-documents.ts";
import type { Lang } from "#domain/language/language.ts";
import { showPack } from "#domain/specification/show-pack.ts";
import { notFound } from "../../request/not-found.ts";
import { differentPictures } from "../gallery/different-pictures.ts";

export type LoadedProduct = Awaited<ReturnType<typeof loadProduct>>;

/** One product with its class, the cases that use it and what goes with it. */
export async function loadProduct({
  id,
  finish,
  mounting,
  origin,
  lang,
}: {
  id: string;
  /** The id of the one it is shown in; else the first. */
  finish?: string | undefined;
  /** The id of the one to specify; else the first shown. */
  mounting?: string | undefined;
  /** Of the public site. */
  origin: string;
  lang: Lang;
}) {
  const product = await getProduct({ id, lang });
  if (!product) throw notFound();
  const shown = product.finishes.find((one) => one.id === finish) ?? product.finishes[0];
  const knownMounting = product.mountings.find((one) => one.id === mounting);
  const [family, cases, related, documents, pack] = await Promise.all([
    getClass({ id: product.classId, lang }),
    listCasesWithProduct({ productId: id, limit: 12, lang }),
    listProductsById({ ids: product.related, lang }),
    listDocuments({ product: id, lang }),
    product.mountings.length > 0
      ? showPack({ product, finish: shown?.id, mounting: knownMounting?.id, origin, lang })
      : undefined,
  ]);
  return {
    product,
    finish: shown,
    pack,
    documents,
    family: family && { className: family.className, subjectName: family.subjectName },
    cases: differentPictures({ of: cases, count: 3 }),
    related,
  };
}
