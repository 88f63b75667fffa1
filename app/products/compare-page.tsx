import { data } from "react-router";
import { getProduct } from "#domain/catalogue/get-product.ts";
import { getPageCopy } from "#domain/company/get-page-copy.ts";
import { chooseProducts } from "#domain/compare/choose-products.ts";
import { compareProducts } from "#domain/compare/compare-products.ts";
import { listCandidates } from "#domain/compare/list-candidates.ts";
import { plain } from "#domain/language/text.ts";
import { getPictures } from "#domain/media/library/get-pictures.ts";
import { joinTitle } from "#domain/projects/join-title.ts";
import { m } from "#text";
import { KeepLink } from "../member-area/keep-link.tsx";
import { copyMeta } from "../page-copy/copy-meta.ts";
import type { Copy } from "../page-copy/page-copy.ts";
import { redirectTo } from "../request/redirect-to.ts";
import { lang } from "../request/request-context.ts";
import { absolute } from "../seo/page-meta.ts";
import { ShareLinks } from "../ui/controls/share-links.tsx";
import { Breadcrumb } from "../ui/page/breadcrumb.tsx";
import { PageHead } from "../ui/page/page-head.tsx";
import type { Route } from "./+types/compare-page";
import {
  type CompareQuery,
  compareAddress,
  compareParameters,
  comparePath,
  isWritten,
  readCompareQuery,
} from "./compare/compare-address.ts";
import { CompareBasis } from "./compare/compare-basis.tsx";
import { CompareCurves } from "./compare/compare-curves.tsx";
import { ChoiceNotes } from "./compare/compare-notes.tsx";
import { CompareRefusals } from "./compare/compare-refusals.tsx";
import { CompareShelf } from "./compare/compare-shelf.tsx";
import { CompareTable } from "./compare/compare-table.tsx";
import { toCompared } from "./compare/compared-product.ts";
import { Incomparable } from "./compare/incomparable.tsx";
import { chosenFinishes } from "./gallery/chosen-finishes.ts";

const sharedPicture = "slat-oak-1";

export const handle = { query: compareParameters };

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const reader = { lang: context.get(lang) };
  const url = new URL(request.url);
  const query = readCompareQuery(url.searchParams);
  const address = compareAddress(query);
  if (!isWritten({ given: url.searchParams, address })) {
    throw redirectTo({ lang: params.lang, path: address });
  }
  const [copy, candidates, pictures, found] = await Promise.all([
    getPageCopy({ page: "compare", ...reader }),
    listCandidates(reader),
    getPictures({ ids: [sharedPicture], ...reader }),
    Promise.all(query.names.map((id) => getProduct({ id, ...reader }))),
  ]);
  const { products, unknown, leftOut } = chooseProducts({
    names: query.names,
    found: found.flatMap((product) => product ?? []),
  });
  const compared = products.map((product) => toCompared(product, query.finishes?.[product.id]));
  const shown: CompareQuery = {
    ...query,
    names: products.map(({ id }) => id),
    finishes: chosenFinishes(compared),
  };
  return data(
    {
      ...{ copy, candidates, unknown },
      shared: pictures.get(sharedPicture),
      leftOut: leftOut.map(({ title }) => title),
      query: shown,
      url: absolute({ ...{ origin: url.origin, ...reader }, path: compareAddress(shown) }),
      products: compared,
      comparison: compareProducts({
        products: products.map(({ id, booth, mountings }) => ({
          ...{ id, mountings, isBooth: booth !== undefined },
        })),
        depth: query.depth,
        kind: query.mounting,
      }),
    },
    // There are too many combinations to store them.
    { headers: query.names.length > 0 ? { "Cache-Control": "no-store" } : {} },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const crumbsOf = (copy: Copy) => [
  { to: "/product.html", label: m.nav_products() },
  { to: comparePath, label: titleOf(copy) },
];
/** A site that has written nothing of its own yet still has the page. */
const titleOf = (copy: Copy) => copy["hero.title"] ?? m.comparing_title();

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? copyMeta({
        matches,
        copy: loaderData.copy,
        title: m.comparing_title(),
        crumbs: crumbsOf(loaderData.copy),
        picture: loaderData.shared,
        // What somebody has put together is for those who get the link.
        index: loaderData.products.length === 0,
      })
    : [];

/** Up to four products side by side, as far as they can be compared. */
export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { copy, candidates, products, unknown, leftOut, comparison, query, url } = loaderData;
  return (
    <>
      <Breadcrumb crumbs={crumbsOf(copy)} />
      <PageHead title={titleOf(copy)} lead={copy["hero.lead"]} />
      <div
        id="comparison"
        data-swap="fade"
        className="page-width grid grid-cols-1 gap-y-12 pb-20 print:gap-y-6 print:pb-0"
      >
        <div>
          <CompareShelf products={products} query={query} candidates={candidates} />
          <ChoiceNotes unknown={unknown} leftOut={leftOut} count={products.length} />
        </div>
        {products.length > 0 && (
          <>
            <section>
              <CompareBasis comparison={comparison} query={query} count={products.length} />
              <CompareRefusals products={products} comparison={comparison} />
              <CompareCurves products={products} comparison={comparison} />
            </section>
            <CompareTable products={products} comparison={comparison} />
          </>
        )}
        <Incomparable />
        {products.length > 0 && (
          <div>
            <KeepLink
              kept={{
                kind: "comparison",
                title: joinTitle(products.map(({ title }) => plain(title))),
                p: query.names.join(","),
                ...{ depth: query.depth?.toString(), mounting: query.mounting },
              }}
              className="mb-6 inline-flex min-h-11 items-center underline decoration-oak underline-offset-4 hover:text-oak-deep"
            />
            <ShareLinks url={url} title={plain(titleOf(copy))} />
          </div>
        )}
      </div>
    </>
  );
}
