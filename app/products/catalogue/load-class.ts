import type { getClass } from "#domain/catalogue/get-class.ts";
import { listClasses } from "#domain/catalogue/list-classes.ts";
import { getPageCopy } from "#domain/company/get-page-copy.ts";
import type { Lang } from "#domain/language/language.ts";
import { redirectTo } from "../../request/redirect-to.ts";
import { loadCatalogue } from "./catalogue.ts";
import { catalogueAddress, readCatalogueAddress } from "./catalogue-address.ts";

export type LoadedClass = Awaited<ReturnType<typeof loadClass>>;

/** One page of a class; asked for in another spelling, it leads to its own address. */
export async function loadClass({
  shown,
  request,
  params,
  lang,
}: {
  shown: NonNullable<Awaited<ReturnType<typeof getClass>>>;
  request: Request;
  params: { lang?: string | undefined; class: string; page?: string | undefined };
  lang: Lang;
}) {
  const list = { className: shown.className };
  const query = readCatalogueAddress({ request, params, list });
  if (params.class !== shown.className) {
    throw redirectTo({ lang: params.lang, path: catalogueAddress({ list, query }) });
  }
  const [copy, classes] = await Promise.all([
    getPageCopy({ page: "product", lang }),
    listClasses({ lang }),
  ]);
  const catalogue = await loadCatalogue({ classes, classId: shown.id, query, lang });
  const { picture } = classes.find(({ id }) => id === shown.id) ?? {};
  return {
    copy,
    shown: { ...shown, picture },
    others: classes
      .filter(({ id, products }) => id !== shown.id && products > 0)
      .map(({ id, className, subjectName, picture, products }) => ({
        id,
        className,
        subjectName,
        picture,
        products,
      })),
    catalogue,
  };
}
