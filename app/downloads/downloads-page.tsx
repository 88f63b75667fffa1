import { getPictures } from "#domain/media/get-pictures.ts";
import { listDownloads } from "#domain/specification/list-downloads.ts";
import { m } from "#text";
import { lang } from "../request/request-context.ts";
import { pageMeta, siteOf } from "../seo/page-meta.ts";
import { breadcrumbList } from "../seo/structured-data.ts";
import { Breadcrumb } from "../ui/page/breadcrumb.tsx";
import { PageHead } from "../ui/page/page-head.tsx";
import type { Route } from "./+types/downloads-page";
import { Families, Family } from "./family.tsx";

const path = "/downloads.html";
/** What previews of links show. */
const shared = "office-desk-samples-1";
const crumbs = () => [{ to: path, label: m.spec_downloads_title() }];

export async function loader({ context }: Route.LoaderArgs) {
  const reader = { lang: context.get(lang) };
  const [families, pictures] = await Promise.all([
    listDownloads(reader),
    getPictures({ ids: [shared], ...reader }),
  ]);
  return { families, picture: pictures.get(shared) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = siteOf(matches);
  return pageMeta({
    ...site,
    path,
    title: m.spec_downloads_title(),
    description: m.spec_downloads_description(),
    keywords: m.spec_downloads_keywords(),
    picture: loaderData?.picture,
    jsonLd: [breadcrumbList({ site, crumbs: crumbs() })],
  });
};

/** What can be downloaded, family by family. */
export default function DownloadsPage({ loaderData: { families } }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumb crumbs={crumbs()} />
      <PageHead title={m.spec_downloads_title()} lead={m.spec_downloads_lead()} />
      <div className="page-width pb-20">
        <Families families={families} />
        {families.map((family) => (
          <Family key={family.id} family={family} />
        ))}
      </div>
    </>
  );
}
