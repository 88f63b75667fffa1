import { sql } from "kysely";
import type { Lang } from "../language/language.ts";
import type { Text } from "../language/text.ts";
import { type PageOf, pageCount } from "../queries/page-of.ts";
import { countByClass, fieldOf, publishedPage, textOf } from "../records/published.ts";
import { type JobKind, type JobType, jobTypes } from "./job-content.ts";

export type JobLine = {
  id: string;
  type: JobType;
  kind: JobKind;
  title: Text;
  summary: Text;
  place: Text;
  date: string;
};

export const jobsPerPage = 20;

/** The recruitment menu: every type with its number of open jobs. */
export async function countJobs(): Promise<{ type: JobType; count: number }[]> {
  const counts = await countByClass({ kind: "job" });
  return jobTypes.map((type) => ({ type, count: counts.get(type) ?? 0 }));
}

/** Open jobs of one type or of all, newest first, a page at a time. */
export async function listJobs({
  type,
  page = 1,
  size = jobsPerPage,
  lang,
}: {
  type?: JobType;
  page?: number;
  size?: number;
  lang: Lang;
}): Promise<PageOf<JobLine>> {
  const [counts, entries] = await Promise.all([
    countJobs(),
    publishedPage({ kind: "job", class: type, order: sql`date desc, id`, page, size })
      .select([
        "id",
        fieldOf("job", "type"),
        fieldOf("job", "kind"),
        textOf("job", "title", lang),
        textOf("job", "summary", lang),
        textOf("job", "place", lang),
        fieldOf("job", "date"),
      ])
      .execute(),
  ]);
  const total = counts
    .filter((counted) => type === undefined || counted.type === type)
    .reduce((sum, { count }) => sum + count, 0);
  return { entries, page, pages: pageCount({ total, size }), total };
}
