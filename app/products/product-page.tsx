import { listCasesWithProduct } from "#domain/cases/list-cases.ts";
import { getClass } from "#domain/catalogue/get-class.ts";
import { getProduct } from "#domain/catalogue/get-product.ts";
import { listProductsById } from "#domain/catalogue/list-products.ts";
import { plain } from "#domain/text.ts";
import { m } from "#text";
import { notFound } from "../errors/not-found.ts";
import { lang } from "../request-context.ts";
import { pageMeta, siteOf } from "../seo.ts";
import { breadcrumbList } from "../structured-data.ts";
import { Breadcrumb, type Crumb } from "../ui/breadcrumb.tsx";
import { picturePreload } from "../ui/picture.tsx";
import type { Route } from "./+types/product-page";
import { movedTo } from "./catalogue-address.ts";
import { differentPictures } from "./different-pictures.ts";
import { Gallery, gallerySizes } from "./gallery.tsx";
import { InDetail } from "./in-detail.tsx";
import { ProductFacts } from "./product-facts.tsx";
import { productData } from "./structured-data.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const reader = { lang: context.get(lang) };
  const id = params.id.toLowerCase();
  const product = await getProduct({ id, ...reader });
  if (!product) throw notFound();
  if (id !== params.id) throw movedTo({ lang: params.lang, to: `/productdetail/${id}.html` });
  const [family, cases, related] = await Promise.all([
    getClass({ id: product.classId, ...reader }),
    listCasesWithProduct({ productId: id, limit: 12, ...reader }),
    listProductsById({ ids: product.related, ...reader }),
  ]);
  return {
    product,
    family: family && { className: family.className, subjectName: family.subjectName },
    cases: differentPictures({ of: cases, count: 3 }),
    related,
  };
}

type Loaded = Route.ComponentProps["loaderData"];

function crumbsTo({ product, family }: Loaded): Crumb[] {
  return [
    { to: "/product.html", label: m.nav_products() },
    ...(family ? [{ to: `/product/${family.className}.html`, label: family.subjectName }] : []),
    { to: `/productdetail/${product.id}.html`, label: product.title },
  ];
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const { product } = loaderData;
  const { id, title, summary, seo } = product;
  const [picture] = product.pictures;
  return [
    ...pageMeta({
      ...site,
      path: `/productdetail/${id}.html`,
      title: plain(seo.title) ? seo.title : title,
      description: plain(seo.description) ? seo.description : summary,
      keywords: seo.keywords,
      picture,
      jsonLd: [
        productData({ ...site, product }),
        breadcrumbList({ site, crumbs: crumbsTo(loaderData) }),
      ],
    }),
    ...(picture ? [picturePreload({ picture, sizes: gallerySizes })] : []),
  ];
};

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product } = loaderData;
  return (
    <article>
      <Breadcrumb crumbs={crumbsTo(loaderData)} />
      <div className="page-width grid gap-x-16 gap-y-10 pt-6 pb-20 desktop:grid-cols-[7fr_5fr] print:block">
        <Gallery product={product} />
        <ProductFacts key={product.id} product={product} />
      </div>
      <InDetail loaded={loaderData} />
    </article>
  );
}
