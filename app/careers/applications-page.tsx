import type { ApplicationStatus } from "#domain/careers/application-status.ts";
import type { Text as TextValue } from "#domain/language/text.ts";
import { m } from "#text";
import { AreaPage } from "../member-area/area-page.tsx";
import { useOwnRecord } from "../member-area/use-own-record.ts";
import { accountMeta } from "../seo/account-meta.ts";
import { ButtonLink } from "../ui/controls/button.tsx";
import { Link } from "../ui/controls/link.tsx";
import { Day } from "../ui/format/day.tsx";
import { EmptyState } from "../ui/page/empty-state.tsx";
import { dot } from "../ui/text/dot.ts";
import { Text } from "../ui/text/text.tsx";
import type { Route } from "./+types/applications-page";
import { jobPath, recruitPath } from "./addresses.ts";
import { stateName } from "./state-name.ts";

type OwnApplication = {
  id: string;
  number: string;
  job: { id: string; title: TextValue; open: boolean };
  status: ApplicationStatus;
  sentAt: string;
  with: "file" | "resume";
};

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta({
    matches,
    path: "/users/applications",
    title: m.applications_title(),
    description: m.applications_lead(),
  });

export default function ApplicationsPage() {
  const { value: applications, failure } = useOwnRecord<OwnApplication[]>("applications");
  return (
    <AreaPage
      title={m.applications_title()}
      lead={m.applications_lead()}
      isReady={applications !== undefined}
      failure={failure}
    >
      {applications?.length === 0 && (
        <EmptyState title={m.applications_empty()}>
          <ButtonLink to={recruitPath}>{m.job_all()}</ButtonLink>
        </EmptyState>
      )}
      <ul className="border-t border-line empty:hidden">
        {applications?.map((application) => (
          <Line key={application.id} application={application} />
        ))}
      </ul>
    </AreaPage>
  );
}

function Line({ application }: { application: OwnApplication }) {
  const { id, number, job, status, sentAt } = application;
  return (
    <li className="grid gap-x-8 gap-y-2 border-b border-line py-5 tablet:grid-cols-[1fr_auto]">
      <div>
        <h2 className="text-lg">
          {job.open ? (
            <Link to={jobPath(job)} className="underline-offset-4 hover:underline">
              <Text>{job.title}</Text>
            </Link>
          ) : (
            <Text>{job.title}</Text>
          )}
        </h2>
        <p className="mt-1 text-sm text-felt">
          {m.application_number()} <bdi className="tabular">{number}</bdi>
          {dot}
          {m.application_sent_on()} <Day date={sentAt.slice(0, 10)} />
        </p>
        <p className="mt-1 text-sm">
          {application.with === "file" ? (
            <a
              href={`/api/users/applications/${id}/file`}
              className="inline-flex min-h-8 items-center text-oak-deep underline underline-offset-4"
            >
              {m.application_download()}
            </a>
          ) : (
            m.application_with_resume()
          )}
        </p>
      </div>
      <p className="self-start rounded-full border border-line px-4 py-1.5 text-sm">
        <span className="sr-only">{m.application_state()}: </span>
        {stateName(status)}
      </p>
    </li>
  );
}
