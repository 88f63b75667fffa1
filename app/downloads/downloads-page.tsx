import { data, redirect } from "react-router";
import { browseDownloads } from "#domain/downloads/browse-downloads.ts";
import { getPictures } from "#domain/media/library/get-pictures.ts";
import { m } from "#text";
import type { PageHandle } from "../request/page-handle.ts";
import { lang } from "../request/request-context.ts";
import { pageMeta, siteOf } from "../seo/page-meta.ts";
import { breadcrumbList } from "../seo/structured-data.ts";
import { Breadcrumb } from "../ui/page/breadcrumb.tsx";
import { EmptyState } from "../ui/page/empty-state.tsx";
import { PageHead } from "../ui/page/page-head.tsx";
import type { Route } from "./+types/downloads-page";
import { BundleBar, BundleNote } from "./bundle-bar.tsx";
import { Documents } from "./documents.tsx";
import { downloadsPath, downloadsQuery, readFilter } from "./downloads-address.ts";
import { Families, Family } from "./family.tsx";
import { Filters } from "./filters.tsx";
import { handleBundle } from "./handle-bundle.ts";

/** What previews of links show. */
const shared = "office-desk-samples-1";
const crumbs = () => [{ to: downloadsPath, label: m.spec_downloads_title() }];

export const handle = { query: downloadsQuery } satisfies PageHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const reader = { lang: context.get(lang) };
  const { searchParams } = new URL(request.url);
  const filter = readFilter(searchParams);
  const [found, pictures] = await Promise.all([
    browseDownloads({ filter, ...reader }),
    getPictures({ ids: [shared], ...reader }),
  ]);
  return data(
    { ...found, filter, made: filter.language ?? reader.lang, picture: pictures.get(shared) },
    // Kinds times languages times products are too many to store.
    { headers: searchParams.size > 0 ? { "Cache-Control": "no-store" } : {} },
  );
}

/** What was ticked, as one archive; what is wrong with the choice is said on the page. */
export async function action({ request, context }: Route.ActionArgs) {
  const handled = await handleBundle({
    form: await request.formData(),
    lang: context.get(lang),
  });
  if ("address" in handled) throw redirect(handled.address, { status: 303 });
  return data(handled, { status: 400 });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = siteOf(matches);
  const isNarrowed = Object.values(loaderData?.filter ?? {}).some(Boolean);
  return pageMeta({
    ...site,
    path: downloadsPath,
    title: m.spec_downloads_title(),
    description: m.spec_downloads_description(),
    keywords: m.spec_downloads_keywords(),
    picture: loaderData?.picture,
    jsonLd: [breadcrumbList({ site, crumbs: crumbs() })],
    index: !isNarrowed,
    follow: true,
  });
};

/** What can be downloaded: what staff uploaded, then what is made of each product, family by family. */
export default function DownloadsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { documents, families, products, filter, made } = loaderData;
  const ticked = actionData?.ticked ?? [];
  const isEmpty = documents.length + families.length === 0;
  return (
    <>
      <Breadcrumb crumbs={crumbs()} />
      <PageHead title={m.spec_downloads_title()} lead={m.spec_downloads_lead()} />
      <div className="page-width pb-20">
        <BundleNote problem={actionData?.problem} />
        <Filters filter={filter} products={products} />
        {isEmpty && <EmptyState title={m.downloads_nothing()} />}
        <Documents documents={documents} ticked={ticked} />
        {families.length > 0 && <Families families={families} />}
        {families.map((family) => (
          <Family key={family.id} family={family} lang={made} ticked={ticked} />
        ))}
        {!isEmpty && <BundleBar filter={filter} />}
      </div>
    </>
  );
}
