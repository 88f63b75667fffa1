import { getPageCopy } from "#domain/company/get-page-copy.ts";
import type { Lang } from "#domain/language/language.ts";
import { plain } from "#domain/language/text.ts";
import { pageNumber } from "#domain/queries/page-of.ts";
import { kindShownAs, searchOf, shownKinds } from "#domain/search/index/record-documents.ts";
import { listPopularSearches } from "#domain/search/log/list-searches.ts";
import { logSearch } from "#domain/search/log/log-search.ts";
import { decodeQuery } from "#domain/search/query/decode-query.ts";
import { searchSite } from "#domain/search/search-site.ts";
import { m } from "#text";
import { notFound } from "../request/not-found.ts";
import type { PageQuery } from "../request/page-handle.ts";
import { readPageNumber } from "../request/page-number.ts";
import { redirectTo } from "../request/redirect-to.ts";
import { lang } from "../request/request-context.ts";
import { pageMeta, siteOf } from "../seo/page-meta.ts";
import { SearchForm } from "../shell/search/search-form.tsx";
import { searchBase, searchPath } from "../shell/search/search-path.ts";
import { Breadcrumb } from "../ui/page/breadcrumb.tsx";
import { PageHead } from "../ui/page/page-head.tsx";
import type { Route } from "./+types/search-page";
import type { Asked } from "./asked.ts";
import { NothingFound } from "./nothing-found.tsx";
import { Results } from "./results.tsx";
import { Start } from "./start.tsx";
import { UnderstoodValues } from "./understood-values.tsx";

export const handle = {
  query: {
    query: /^/,
    kind: shownKinds,
    class: /^[\w-]{1,80}$/,
    page: pageNumber,
  } satisfies PageQuery,
};

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const reader = { lang: context.get(lang) };
  const asked = readAsked({ parameters: url.searchParams, ...reader });
  const [copy, found] = await Promise.all([
    getPageCopy({ page: "search", ...reader }),
    searchSite({ ...asked, ...reader }),
  ]);
  // A form may name a class of the kind that was chosen before.
  if (asked.class && !found.classes.some(({ class: name }) => name === asked.class)) {
    throw redirectTo({ lang: params.lang, path: searchPath({ ...asked, class: undefined }) });
  }
  if (asked.page > found.pages) throw notFound();
  if (asked.page === 1 && !asked.kind) await logSearch({ ...found, ...reader });
  return {
    copy,
    asked,
    // Without a kind the page shows the best of each.
    found: asked.kind ? found : { ...found, results: [] },
    popular: found.groups.length === 0 ? await listPopularSearches(reader) : [],
  };
}

function readAsked({ parameters, lang }: { parameters: URLSearchParams; lang: Lang }): Asked {
  const kind = kindShownAs(parameters.get("kind") ?? undefined);
  return {
    query: decodeQuery(parameters.get("query") ?? ""),
    kind: kind && searchOf(kind).as,
    kindName: kind && searchOf(kind).many[lang],
    class: parameters.get("class") ?? undefined,
    page: readPageNumber(parameters.get("page") ?? undefined),
  };
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

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { copy, asked, found, popular } = loaderData;
  return (
    <>
      <Breadcrumb crumbs={[{ to: searchBase, label: copy["hero.title"] ?? "" }]} />
      <PageHead title={copy["hero.title"]} lead={copy["hero.lead"]}>
        <SearchForm
          look="large"
          label={plain(copy["field.label"] ?? m.search())}
          placeholder={plain(copy["field.placeholder"] ?? "")}
          query={asked.query}
          className="mt-8 max-w-3xl"
        />
      </PageHead>
      <div className="page-width pb-[clamp(3.5rem,9vw,8.5rem)]">
        <UnderstoodValues found={found} />
        {asked.query === "" ? (
          <Start copy={copy} popular={popular} />
        ) : found.groups.length === 0 ? (
          <NothingFound copy={copy} popular={popular} />
        ) : (
          <Results copy={copy} asked={asked} found={found} />
        )}
      </div>
    </>
  );
}
