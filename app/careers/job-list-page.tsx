import { type JobType, jobTypes } from "#domain/careers/job-content.ts";
import { countJobs, listJobs } from "#domain/careers/list-jobs.ts";
import { getPageCopy } from "#domain/company/get-page-copy.ts";
import { plain } from "#domain/language/text.ts";
import { getPictures } from "#domain/media/library/get-pictures.ts";
import { m } from "#text";
import { notFound } from "../request/not-found.ts";
import { readPageNumber } from "../request/page-number.ts";
import { redirectTo } from "../request/redirect-to.ts";
import { lang } from "../request/request-context.ts";
import { describeList, pageMeta, siteOf } from "../seo/page-meta.ts";
import { breadcrumbList } from "../seo/structured-data.ts";
import { Pagination } from "../ui/lists/pagination.tsx";
import { Breadcrumb } from "../ui/page/breadcrumb.tsx";
import { EmptyState } from "../ui/page/empty-state.tsx";
import { PageHead } from "../ui/page/page-head.tsx";
import { Text } from "../ui/text/text.tsx";
import type { Route } from "./+types/job-list-page";
import { recruitPath, typeCopy, typePath, typePictures } from "./addresses.ts";
import { JobMenu } from "./job-menu.tsx";
import { JobRows } from "./job-rows.tsx";

type Loaded = Awaited<ReturnType<typeof loader>>;

/** The open jobs of one field. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const reader = { lang: context.get(lang) };
  const page = readPageNumber(params.page);
  const type = typeNamed(params.type);
  if (type !== params.type) throw redirectTo({ lang: params.lang, path: typePath({ type, page }) });
  const [copy, counts, jobs, pictures] = await Promise.all([
    getPageCopy({ page: "recruit", ...reader }),
    countJobs(),
    listJobs({ type, page, ...reader }),
    getPictures({ ids: [typePictures[type]], ...reader }),
  ]);
  if (page > jobs.pages) throw notFound();
  return { type, copy, counts, jobs, picture: pictures.get(typePictures[type]) };
}

function typeNamed(written: string): JobType {
  const found = jobTypes.find((type) => type === written.toLowerCase());
  if (!found) throw notFound();
  return found;
}

function crumbs({ type, copy }: Pick<Loaded, "type" | "copy">) {
  return [
    { to: recruitPath, label: copy["hero.title"] ?? m.nav_careers() },
    { to: typePath({ type }), label: typeCopy({ copy, type }).title },
  ];
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const { type, copy, jobs, picture } = loaderData;
  const { title, lead } = typeCopy({ copy, type });
  const own = `${plain(title)} – ${plain(copy["hero.title"] ?? m.nav_careers())}`;
  return pageMeta({
    ...site,
    path: typePath({ type, page: jobs.page }),
    title: jobs.page === 1 ? own : m.title_on_page({ title: own, page: jobs.page }),
    description: describeList({ lead, ...jobs }),
    keywords: copy["seo.keywords"],
    picture,
    jsonLd: [breadcrumbList({ site, crumbs: crumbs(loaderData) })],
  });
};

export default function JobListPage({ loaderData }: Route.ComponentProps) {
  const { type, copy, counts, jobs } = loaderData;
  return (
    <>
      <Breadcrumb crumbs={crumbs(loaderData)} />
      <PageHead {...typeCopy({ copy, type })} />
      <JobMenu copy={copy} counts={counts} current={type} />
      <div className="page-width pt-10 pb-[clamp(3.5rem,9vw,8.5rem)]">
        {jobs.total === 0 ? (
          <EmptyState
            title={plain(copy["empty.title"] ?? "")}
            text={<Text>{copy["empty.lead"]}</Text>}
          />
        ) : (
          <JobRows jobs={jobs.entries} heading="h2" />
        )}
        <Pagination page={jobs.page} pages={jobs.pages} href={(page) => typePath({ type, page })} />
      </div>
    </>
  );
}
