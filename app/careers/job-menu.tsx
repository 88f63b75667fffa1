import type { JobType } from "#domain/careers/job-content.ts";
import { m } from "#text";
import type { Copy } from "../page-copy/page-copy.ts";
import { ClassMenu } from "../ui/controls/class-menu.tsx";
import { recruitPath, typeCopy, typePath } from "./addresses.ts";

/** The recruitment menu: the fields of work with their open jobs, behind all of them. */
export function JobMenu({
  copy,
  counts,
  current,
}: {
  copy: Copy;
  counts: { type: JobType; count: number }[];
  current?: JobType;
}) {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <ClassMenu
      label={m.job_types()}
      classes={[
        { to: recruitPath, label: m.job_all(), count: total, current: !current },
        ...counts.map(({ type, count }) => ({
          to: typePath({ type }),
          label: typeCopy({ copy, type }).title,
          count,
          current: current === type,
        })),
      ]}
    />
  );
}
