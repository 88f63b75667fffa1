import type { ReactNode } from "react";
import type { Job } from "#domain/careers/get-job.ts";
import { m } from "#text";
import { Day } from "../ui/format/day.tsx";
import { Text } from "../ui/text/text.tsx";
import { kindName } from "./kind-name.ts";

export function JobFacts({ job }: { job: Pick<Job, "place" | "kind" | "date"> }) {
  return (
    <dl className="border-t border-ink">
      <Fact label={m.job_place()}>
        <Text>{job.place}</Text>
      </Fact>
      <Fact label={m.job_kind()}>{kindName(job.kind)}</Fact>
      <Fact label={m.job_date()}>
        <Day date={job.date} />
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-b border-line py-3">
      <dt className="text-sm text-felt">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
