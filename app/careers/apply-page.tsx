import { data } from "react-router";
import { getJob } from "#domain/careers/get-job.ts";
import { largestPdf } from "#domain/files/sent-pdf.ts";
import { plain } from "#domain/language/text.ts";
import { m } from "#text";
import { notFound } from "../request/not-found.ts";
import type { PageHandle } from "../request/page-handle.ts";
import { lang, visitorIp } from "../request/request-context.ts";
import { pageMeta, siteOf } from "../seo/page-meta.ts";
import { RefusedNote } from "../ui/forms/refused-note.tsx";
import { Breadcrumb } from "../ui/page/breadcrumb.tsx";
import { PageHead } from "../ui/page/page-head.tsx";
import type { Route } from "./+types/apply-page";
import { applyPath, jobPath, recruitPath } from "./addresses.ts";
import { draftName } from "./draft.ts";
import { handleApplicationForm } from "./handle-application-form.ts";
import { JobForm } from "./job-form.tsx";
import { Received } from "./received.tsx";

export const handle = { fileBytes: largestPdf } satisfies PageHandle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const job = await getJob({ id: params.id, lang: context.get(lang) });
  if (!job) throw notFound();
  return { job: { id: job.id, title: job.title } };
}

/**
 * A form sent without JavaScript. The number stands on the answer itself: sent again by a reload,
 * the form is known and the number the same.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const taken = await handleApplicationForm({
    jobId: params.id,
    form: await request.formData(),
    lang: context.get(lang),
    ip: context.get(visitorIp),
  });
  if ("number" in taken) return data({ number: taken.number, given: undefined });
  const { status, retryAfter, given } = taken;
  return data(
    { number: undefined, given },
    { status, headers: retryAfter ? { "Retry-After": `${retryAfter}` } : {} },
  );
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta({
        ...siteOf(matches),
        path: applyPath(loaderData.job),
        title: `${m.apply_title()} – ${plain(loaderData.job.title)}`,
        description: m.apply_lead(),
        index: false,
      })
    : [];

export default function ApplyPage({ loaderData: { job }, actionData }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumb
        crumbs={[
          { to: recruitPath, label: m.nav_careers() },
          { to: jobPath(job), label: job.title },
          { to: applyPath(job), label: m.apply_title() },
        ]}
      />
      <PageHead title={job.title} lead={m.apply_lead()} />
      <div className="page-width pb-24">
        {actionData?.number ? (
          <div data-forgets={draftName(job)}>
            <Received number={actionData.number} heading="h2" />
          </div>
        ) : (
          <>
            <RefusedNote problems={actionData?.given?.problems ?? []} />
            <JobForm job={job} given={actionData?.given} />
          </>
        )}
      </div>
    </>
  );
}
