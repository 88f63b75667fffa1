import { getPageCopy } from "#domain/company/get-page-copy.ts";
import { decodeQuery } from "#domain/search/decode-query.ts";
import { searchSite } from "#domain/search/search-site.ts";
import { m } from "#text";
import { notFound } from "../errors/not-found.ts";
import { readPageNumber } from "../errors/page-number.ts";
import { lang } from "../request-context.ts";
import { pageMeta, siteOf } from "../seo.ts";
import { Breadcrumb } from "../ui/breadcrumb.tsx";
import { PageHead } from "../ui/page-head.tsx";
import type { Route } from "./+types/search-page";
import { searchBase } from "./addresses.ts";
import { isKind } from "./kind-names.ts";
import { NothingFound } from "./nothing-found.tsx";
import { Results } from "./results.tsx";
import { SearchForm } from "./search-form.tsx";
import { Start } from "./start.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
  const reader = { lang: context.get(lang) };
  const { searchParams } = url;
  const query = decodeQuery(searchParams.get("query") ?? "");
  const kind = searchParams.get("kind");
  const asked = {
    query,
    kind: isKind(kind) ? kind : undefined,
    class: searchParams.get("class") ?? undefined,
    page: readPageNumber(searchParams.get("page") ?? undefined),
  };
  const [copy, found] = await Promise.all([
    getPageCopy({ page: "search", ...reader }),
    query === "" ? undefined : searchSite({ ...asked, ...reader }),
  ]);
  if (found && asked.page > found.pages) throw notFound();
  return { copy, asked, found };
}

/** Whatever people type: such pages would only push others out of the store. */
export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "no-store" });

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { copy, asked } = loaderData;
  return pageMeta({
    ...siteOf(matches),
    path: searchBase,
    title: asked.query === "" ? (copy["seo.title"] ?? "") : m.search_title(asked),
    description: copy["seo.description"] ?? "",
    keywords: copy["seo.keywords"],
    index: false,
  });
};

export default function SearchPage({ loaderData: { copy, asked, found } }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumb crumbs={[{ to: searchBase, label: copy["hero.title"] ?? "" }]} />
      <PageHead title={copy["hero.title"]} lead={copy["hero.lead"]}>
        <SearchForm copy={copy} query={asked.query} />
      </PageHead>
      <div className="page-width pb-[clamp(3.5rem,9vw,8.5rem)]">
        {!found && <Start copy={copy} />}
        {found && found.total === 0 && <NothingFound copy={copy} />}
        {found && found.total > 0 && <Results copy={copy} asked={asked} found={found} />}
      </div>
    </>
  );
}
