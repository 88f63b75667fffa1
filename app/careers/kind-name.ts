import type { JobKind } from "#domain/careers/job-content.ts";
import { m } from "#text";

const names: Record<JobKind, () => string> = {
  "full-time": m.job_kind_full_time,
  "part-time": m.job_kind_part_time,
  internship: m.job_kind_internship,
};

export function kindName(kind: JobKind): string {
  return names[kind]();
}
