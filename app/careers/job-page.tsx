import { getJob, type Job } from "#domain/careers/get-job.ts";
import { listJobs } from "#domain/careers/list-jobs.ts";
import { getPageCopy } from "#domain/company/get-page-copy.ts";
import { plain, type Text as TextValue } from "#domain/language/text.ts";
import { getPictures } from "#domain/media/library/get-pictures.ts";
import { m } from "#text";
import { notFound } from "../request/not-found.ts";
import { redirectTo } from "../request/redirect-to.ts";
import { lang } from "../request/request-context.ts";
import { absolute, pageMeta, siteOf } from "../seo/page-meta.ts";
import { breadcrumbList } from "../seo/structured-data.ts";
import { buttonClass } from "../ui/controls/button.tsx";
import { ShareLinks } from "../ui/controls/share-links.tsx";
import { Breadcrumb } from "../ui/page/breadcrumb.tsx";
import { Section } from "../ui/page/section.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";
import type { Route } from "./+types/job-page";
import { jobPath, recruitPath, typeCopy, typePath, typePictures } from "./addresses.ts";
import { JobFacts } from "./job-facts.tsx";
import { JobForm } from "./job-form.tsx";
import { jobPosting } from "./job-posting.ts";
import { JobRows } from "./job-rows.tsx";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const reader = { lang: context.get(lang) };
  const job = await getJob({ id: params.id.toLowerCase(), ...reader });
  if (!job) throw notFound();
  const path = jobPath(job);
  if (job.id !== params.id) throw redirectTo({ lang: params.lang, path });
  const [copy, others, pictures] = await Promise.all([
    getPageCopy({ page: "recruit", ...reader }),
    listJobs({ type: job.type, ...reader }),
    getPictures({ ids: [typePictures[job.type]], ...reader }),
  ]);
  return {
    job,
    others: others.entries.filter(({ id }) => id !== job.id).slice(0, 5),
    picture: pictures.get(typePictures[job.type]),
    url: absolute({ origin: new URL(request.url).origin, ...reader, path }),
    crumbs: [
      { to: recruitPath, label: copy["hero.title"] ?? m.nav_careers() },
      { to: typePath(job), label: typeCopy({ copy, type: job.type }).title },
      { to: path, label: job.title },
    ],
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { job, picture, crumbs } = loaderData;
  const site = siteOf(matches);
  return pageMeta({
    ...site,
    path: jobPath(job),
    title: job.seo?.title || job.title,
    description: job.seo?.description || job.summary,
    keywords: job.seo?.keywords || [job.title, job.place].map(plain).join(", "),
    picture,
    jsonLd: [jobPosting({ site, job }), breadcrumbList({ site, crumbs })],
  });
};

export default function JobPage({ loaderData }: Route.ComponentProps) {
  const { job, others, url, crumbs } = loaderData;
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <article>
        <header className="page-width grid items-end gap-x-16 gap-y-5 pt-8 pb-10 tablet:pt-12 tablet:pb-14 desktop:grid-cols-[7fr_5fr]">
          <h1 className="text-title">
            <Headline>{job.title}</Headline>
          </h1>
          <p className="max-w-prose text-lead text-felt">
            <Text>{job.summary}</Text>
          </p>
        </header>
        <div className="page-width grid gap-x-20 gap-y-10 pb-16 tablet:pb-24 desktop:grid-cols-[minmax(0,1fr)_18rem]">
          <Description job={job} />
          <aside className="space-y-8 max-desktop:row-start-1">
            <JobFacts job={job} />
            <a href="#apply" className={`${buttonClass()} w-full print:hidden`}>
              {m.job_apply()}
            </a>
            <div className="max-desktop:hidden">
              <ShareLinks url={url} title={plain(job.title)} />
            </div>
          </aside>
        </div>
        <div className="print:hidden">
          <Section id="apply" title={m.apply_title()} lead={m.apply_lead()} ground="sand">
            <JobForm job={{ id: job.id }} />
          </Section>
        </div>
      </article>
      <div className="page-width pt-10 desktop:hidden">
        <ShareLinks url={url} title={plain(job.title)} />
      </div>
      {others.length > 0 && (
        <Section title={m.job_others()}>
          <JobRows jobs={others} />
        </Section>
      )}
    </>
  );
}

function Description({ job }: { job: Job }) {
  return (
    <div className="space-y-10">
      <Lines title={m.job_tasks()} lines={job.tasks} />
      <Lines title={m.job_profile()} lines={job.profile} />
      <Lines title={m.job_offer()} lines={job.offer} />
    </div>
  );
}

function Lines({ title, lines }: { title: string; lines: TextValue[] }) {
  return (
    <section>
      <h2 className="text-2xl">{title}</h2>
      <ul className="mt-4 max-w-prose list-disc space-y-2 ps-5 marker:text-oak">
        {lines.map((line) => (
          <li key={plain(line)}>
            <Text>{line}</Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
