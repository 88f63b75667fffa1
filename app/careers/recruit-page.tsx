import { countJobs, listJobs } from "#domain/careers/list-jobs.ts";
import { getPageCopy } from "#domain/company/get-page-copy.ts";
import { plain } from "#domain/language/text.ts";
import { getPictures } from "#domain/media/library/get-pictures.ts";
import { m } from "#text";
import { copyMeta } from "../page-copy/copy-meta.ts";
import type { Copy } from "../page-copy/page-copy.ts";
import { lang } from "../request/request-context.ts";
import { BandTitle } from "../ui/page/band-title.tsx";
import { Breadcrumb } from "../ui/page/breadcrumb.tsx";
import { EmptyState } from "../ui/page/empty-state.tsx";
import { PageHead } from "../ui/page/page-head.tsx";
import { Text } from "../ui/text/text.tsx";
import type { Route } from "./+types/recruit-page";
import { recruitPath, typeCopy, typePictures } from "./addresses.ts";
import { JobMenu } from "./job-menu.tsx";
import { JobRows } from "./job-rows.tsx";

/** All of them: a company has few jobs open at once, and the rest is on the pages of their field. */
const most = 100;

export async function loader({ context }: Route.LoaderArgs) {
  const reader = { lang: context.get(lang) };
  const [copy, counts, jobs, pictures] = await Promise.all([
    getPageCopy({ page: "recruit", ...reader }),
    countJobs(),
    listJobs({ size: most, ...reader }),
    getPictures({ ids: [typePictures.production], ...reader }),
  ]);
  const fields = counts
    .map(({ type }) => ({ type, jobs: jobs.entries.filter((job) => job.type === type) }))
    .filter((field) => field.jobs.length > 0);
  return { copy, counts, fields, picture: pictures.get(typePictures.production) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? copyMeta({
        matches,
        copy: { "seo.title": m.nav_careers(), ...loaderData.copy },
        crumbs: crumbs(loaderData.copy),
        picture: loaderData.picture,
      })
    : [];

const titleOf = (copy: Copy) => copy["hero.title"] ?? m.nav_careers();
const crumbs = (copy: Copy) => [{ to: recruitPath, label: titleOf(copy) }];

export default function RecruitPage({ loaderData }: Route.ComponentProps) {
  const { copy, counts, fields } = loaderData;
  return (
    <>
      <Breadcrumb crumbs={crumbs(copy)} />
      <PageHead title={titleOf(copy)} lead={copy["hero.lead"]} />
      <JobMenu copy={copy} counts={counts} />
      <div className="page-width pb-[clamp(3.5rem,9vw,8.5rem)]">
        {fields.length === 0 && (
          <div className="pt-10">
            <EmptyState
              title={plain(copy["empty.title"] ?? "")}
              text={<Text>{copy["empty.lead"]}</Text>}
            />
          </div>
        )}
        {fields.map(({ type, jobs }) => {
          const { title, lead } = typeCopy({ copy, type });
          return (
            <section
              key={type}
              className="grid gap-x-10 gap-y-6 pt-12 tablet:pt-16 desktop:grid-cols-[3fr_9fr]"
            >
              <BandTitle title={title} lead={lead} />
              <JobRows jobs={jobs} />
            </section>
          );
        })}
      </div>
    </>
  );
}
