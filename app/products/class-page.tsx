import { data } from "react-router";
import { findProduct } from "#domain/catalogue/find-product.ts";
import { getClass } from "#domain/catalogue/get-class.ts";
import { listClasses } from "#domain/catalogue/list-classes.ts";
import { getPageCopy } from "#domain/company/get-page-copy.ts";
import { plain } from "#domain/text.ts";
import { m } from "#text";
import { notFound } from "../errors/not-found.ts";
import { lang } from "../request-context.ts";
import { pageMeta, siteOf } from "../seo.ts";
import { breadcrumbList } from "../structured-data.ts";
import { Breadcrumb, type Crumb } from "../ui/breadcrumb.tsx";
import type { Route } from "./+types/class-page";
import { loadCatalogue } from "./catalogue.ts";
import {
  catalogueAddress,
  catalogueHeaders,
  catalogueParameters,
  movedTo,
  readCatalogueAddress,
} from "./catalogue-address.ts";
import { ClassHead } from "./class-head.tsx";
import { OtherFamilies } from "./other-families.tsx";
import { ProductList } from "./product-list.tsx";
import { productItemList } from "./structured-data.ts";

const pageNumber = /^[1-9]\d{0,5}$/;

export const handle = { query: catalogueParameters };

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const reader = { lang: context.get(lang) };
  const shown = await getClass({ className: params.class, ...reader });
  if (!shown) throw await elsewhere({ id: params.class, lang: params.lang, deeper: params.page });
  const { className } = shown;
  if (params.page !== undefined && !pageNumber.test(params.page)) {
    throw await elsewhere({ id: params.page, lang: params.lang });
  }
  const query = readCatalogueAddress({ request, params, list: { className } });
  if (params.class !== className) {
    throw movedTo({ lang: params.lang, to: catalogueAddress({ list: { className }, query }) });
  }
  const [copy, classes] = await Promise.all([
    getPageCopy({ page: "product", ...reader }),
    listClasses(reader),
  ]);
  const catalogue = await loadCatalogue({ classes, classId: shown.id, query, ...reader });
  const { picture } = classes.find(({ id }) => id === shown.id) ?? {};
  return data(
    {
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
    },
    { headers: catalogueHeaders(query) },
  );
}

/** What is not a class may be a product: `/product/{id}` and `/product/{class}/{id}`. */
async function elsewhere({
  id,
  lang,
  deeper,
}: {
  id: string;
  lang: string | undefined;
  deeper?: string | undefined;
}) {
  const product = deeper === undefined ? await findProduct({ id: id.toLowerCase() }) : undefined;
  return product ? movedTo({ lang, to: `/productdetail/${product.id}.html` }) : notFound();
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

type Shown = Route.ComponentProps["loaderData"]["shown"];

function crumbsTo({ className, subjectName }: Shown): Crumb[] {
  return [
    { to: "/product.html", label: m.nav_products() },
    { to: `/product/${className}.html`, label: subjectName },
  ];
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const { shown, catalogue } = loaderData;
  const { page } = catalogue.query;
  const title = plain(shown.seo.title) ? shown.seo.title : shown.subjectName;
  return pageMeta({
    ...site,
    path: catalogueAddress({ list: catalogue.list, query: { page } }),
    title: page > 1 ? m.title_on_page({ title: plain(title), page }) : title,
    description: plain(shown.seo.description) ? shown.seo.description : shown.intro,
    keywords: shown.seo.keywords,
    picture: shown.picture,
    jsonLd: [
      breadcrumbList({ site, crumbs: crumbsTo(shown) }),
      productItemList({ ...site, cards: catalogue.cards }),
    ],
  });
};

export default function ClassPage({ loaderData }: Route.ComponentProps) {
  const { copy, shown, others, catalogue } = loaderData;
  return (
    <>
      <Breadcrumb crumbs={crumbsTo(shown)} />
      <ClassHead title={shown.subjectName} intro={shown.intro} />
      <section id="products" className="page-width pb-24">
        <h2 className="sr-only">{m.nav_products()}</h2>
        <ProductList catalogue={catalogue} copy={copy} />
      </section>
      <OtherFamilies families={others} />
    </>
  );
}
