import type { JobLine } from "#domain/careers/list-jobs.ts";
import { Link } from "../ui/controls/link.tsx";
import { dot } from "../ui/text/dot.ts";
import { Text } from "../ui/text/text.tsx";
import { jobPath } from "./addresses.ts";
import { kindName } from "./kind-name.ts";

/** Jobs as lines: what, where, how much of the week. */
export function JobRows({
  jobs,
  heading: Heading = "h3",
}: {
  jobs: JobLine[];
  heading?: "h2" | "h3";
}) {
  return (
    <ul className="border-t border-line">
      {jobs.map((job) => (
        <li key={job.id} className="border-b border-line">
          <article className="group relative grid gap-x-10 gap-y-1 py-5 tablet:grid-cols-[1fr_16rem] tablet:py-6">
            <div>
              <Heading className="text-lg leading-snug tablet:text-xl">
                <Link
                  to={jobPath(job)}
                  className="underline-offset-4 before:absolute before:inset-0 group-hover:underline"
                >
                  <Text>{job.title}</Text>
                </Link>
              </Heading>
              <p className="mt-1.5 max-w-[62ch] text-felt">
                <Text>{job.summary}</Text>
              </p>
            </div>
            <p className="text-sm text-felt tablet:pt-1.5 tablet:text-end">
              <span className="tablet:block">
                <Text>{job.place}</Text>
              </span>
              <span className="tablet:hidden">{dot}</span>
              <span className="tablet:block">{kindName(job.kind)}</span>
            </p>
          </article>
        </li>
      ))}
    </ul>
  );
}
