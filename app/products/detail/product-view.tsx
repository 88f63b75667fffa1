import type { MetaDescriptor } from "react-router";
import { plain } from "#domain/language/text.ts";
import { m } from "#text";
import { pageMeta, type Site } from "../../seo/page-meta.ts";
import { breadcrumbList } from "../../seo/structured-data.ts";
import { Breadcrumb, type Crumb } from "../../ui/page/breadcrumb.tsx";
import { picturePreload } from "../../ui/pictures/picture.tsx";
import { Gallery, gallerySizes, leadPicture } from "../gallery/gallery.tsx";
import { productData } from "../structured-data.ts";
import { InDetail } from "./in-detail.tsx";
import type { LoadedProduct } from "./load-product.ts";
import { ProductFacts } from "./product-facts.tsx";

function crumbsTo({ product, family }: LoadedProduct): Crumb[] {
  return [
    { to: "/product.html", label: m.nav_products() },
    ...(family ? [{ to: `/product/${family.className}.html`, label: family.subjectName }] : []),
    { to: `/productdetail/${product.id}.html`, label: product.title },
  ];
}

export function productMeta({ site, ...loaded }: LoadedProduct & { site: Site }): MetaDescriptor[] {
  const { product } = loaded;
  const { id, title, summary, seo } = product;
  const picture = leadPicture(loaded);
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
        breadcrumbList({ site, crumbs: crumbsTo(loaded) }),
      ],
    }),
    ...(picture ? [picturePreload({ picture, sizes: gallerySizes })] : []),
  ];
}

/** A product: pictures, facts, and all the rest further down. */
export function ProductView(loaded: LoadedProduct) {
  const { product, finish, documents } = loaded;
  return (
    <article>
      <Breadcrumb crumbs={crumbsTo(loaded)} />
      <div className="page-width grid gap-x-16 gap-y-10 pt-6 pb-20 desktop:grid-cols-[7fr_5fr] print:block">
        <Gallery product={product} finish={finish} />
        <ProductFacts key={product.id} product={product} finish={finish} documents={documents} />
      </div>
      <InDetail loaded={loaded} />
    </article>
  );
}
