import type { MetaDescriptor } from "react-router";
import { plain } from "#domain/language/text.ts";
import { m } from "#text";
import { pageMeta, type Site } from "../../seo/page-meta.ts";
import { breadcrumbList } from "../../seo/structured-data.ts";
import { Link } from "../../ui/controls/link.tsx";
import { Breadcrumb, type Crumb } from "../../ui/page/breadcrumb.tsx";
import { productItemList } from "../structured-data.ts";
import { catalogueAddress } from "./catalogue-address.ts";
import { ClassHead } from "./class-head.tsx";
import type { LoadedClass } from "./load-class.ts";
import { OtherFamilies } from "./other-families.tsx";
import { ProductList } from "./product-list.tsx";

/** What is chosen by speech and by room rather than by absorption. */
const boothClass = "silence-booth";

function crumbsTo({ className, subjectName }: LoadedClass["shown"]): Crumb[] {
  return [
    { to: "/product.html", label: m.nav_products() },
    { to: `/product/${className}.html`, label: subjectName },
  ];
}

export function classMeta({
  site,
  shown,
  catalogue,
}: LoadedClass & { site: Site }): MetaDescriptor[] {
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
}

/** A class: its products, and the other families. */
export function ClassView({ copy, shown, others, catalogue }: LoadedClass) {
  return (
    <>
      <Breadcrumb crumbs={crumbsTo(shown)} />
      <ClassHead title={shown.subjectName} intro={shown.intro} />
      {shown.id === boothClass && (
        <p className="page-width -mt-6 pb-8 print:hidden">
          <Link
            to="/booth-chooser.html"
            className="inline-flex min-h-11 items-center underline decoration-oak underline-offset-4 hover:text-oak-deep"
          >
            {m.chooser_link()}
          </Link>
        </p>
      )}
      <section id="products" className="page-width pb-24">
        <h2 className="sr-only">{m.nav_products()}</h2>
        <ProductList catalogue={catalogue} copy={copy} />
      </section>
      <OtherFamilies families={others} />
    </>
  );
}
