import { data } from "react-router";
import { listClasses } from "#domain/catalogue/list-classes.ts";
import { getPageCopy } from "#domain/company/get-page-copy.ts";
import { plain } from "#domain/language/text.ts";
import { getPictures } from "#domain/media/library/get-pictures.ts";
import { m } from "#text";
import { Ask } from "../page-copy/ask.tsx";
import { lang } from "../request/request-context.ts";
import { pageMeta, siteOf } from "../seo/page-meta.ts";
import { breadcrumbList } from "../seo/structured-data.ts";
import { PageHead } from "../ui/page/page-head.tsx";
import { Section } from "../ui/page/section.tsx";
import { picturePreload } from "../ui/pictures/picture.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";
import type { Route } from "./+types/product-centre-page";
import { loadCatalogue } from "./catalogue/catalogue.ts";
import {
  catalogueAddress,
  catalogueHeaders,
  centreParameters,
  readCatalogueAddress,
} from "./catalogue/catalogue-address.ts";
import { Families, familySizes } from "./catalogue/families.tsx";
import { HowToRead } from "./catalogue/how-to-read.tsx";
import { ProductList } from "./catalogue/product-list.tsx";
import { productItemList } from "./structured-data.ts";

export const handle = { query: centreParameters };

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const reader = { lang: context.get(lang) };
  const query = readCatalogueAddress({ request, params, list: {} });
  const [copy, classes, pictures] = await Promise.all([
    getPageCopy({ page: "product", ...reader }),
    listClasses(reader),
    getPictures({ ids: ["office-desk-samples-1"], ...reader }),
  ]);
  const catalogue = await loadCatalogue({ classes, query, ...reader });
  return data(
    {
      copy,
      families: classes.map(({ id, className, subjectName, picture, products }) => ({
        id,
        className,
        subjectName,
        picture,
        products,
      })),
      catalogue,
      samples: pictures.get("office-desk-samples-1"),
    },
    { headers: catalogueHeaders(query) },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const { copy, families, catalogue } = loaderData;
  const { page } = catalogue.query;
  const [lead] = families;
  return [
    ...pageMeta({
      ...site,
      // A narrowed list is the same products once more: search engines know the plain pages.
      path: catalogueAddress({ list: {}, query: { page } }),
      title:
        page > 1
          ? m.title_on_page({ title: plain(copy["seo.title"] ?? ""), page })
          : (copy["seo.title"] ?? ""),
      description: copy["seo.description"] ?? "",
      keywords: copy["seo.keywords"],
      picture: lead?.picture,
      jsonLd: [
        breadcrumbList({
          site,
          crumbs: [{ to: "/product.html", label: copy["hero.title"] ?? "" }],
        }),
        productItemList({ ...site, cards: catalogue.cards }),
      ],
    }),
    ...(lead?.picture ? [picturePreload({ picture: lead.picture, sizes: familySizes })] : []),
  ];
};

export default function ProductCentrePage({ loaderData }: Route.ComponentProps) {
  const { copy, families, catalogue, samples } = loaderData;
  return (
    <>
      <PageHead title={copy["hero.title"]} lead={copy["hero.lead"]} />
      <section className="page-width pb-8">
        <h2 className="text-2xl">
          <Headline>{copy["classes.title"]}</Headline>
        </h2>
        <p className="mt-2 mb-8 max-w-prose text-felt">
          <Text>{copy["classes.lead"]}</Text>
        </p>
        <Families families={families} />
      </section>
      <Section id="products" title={copy["filters.title"]} lead={copy["filters.lead"]}>
        <ProductList catalogue={catalogue} copy={copy} />
      </Section>
      <HowToRead copy={copy} />
      <Ask copy={copy} name="sample" picture={samples} />
    </>
  );
}
