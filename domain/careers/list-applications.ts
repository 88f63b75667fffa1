import { sql } from "kysely";
import { db } from "#db/connect.ts";
import type { Lang } from "../language/language.ts";
import { localize } from "../language/localize.ts";
import type { Localized } from "../language/localized.ts";
import { plain } from "../language/text.ts";
import { containing, type ListQuery, type Rows } from "../queries/list-query.ts";
import { readRows } from "../queries/read-rows.ts";
import { isUuid } from "../queries/uuid.ts";
import { type ApplicationStatus, applicationStatuses } from "./application-status.ts";

export const applicationSorts = ["createdAt"] as const;

export type ApplicationFilter = {
  id?: string[] | undefined;
  status?: ApplicationStatus | undefined;
  job?: string | undefined;
  /** A person's id, or `none`. */
  assignee?: string | undefined;
};

/** An application as a line of the pipeline. */
export type ApplicationLine = {
  id: string;
  number: string;
  createdAt: Date;
  movedAt: Date;
  status: ApplicationStatus;
  job: { id: string; title: string };
  name: string;
  assignee: { id: string; name: string } | null;
  member: boolean;
  with: "file" | "resume";
  version: number;
};

export function selectApplicationLines() {
  return db
    .selectFrom("job_application")
    .leftJoin("auth_user", "auth_user.id", "job_application.assignee")
    .select([
      "job_application.id",
      "number",
      "job_application.created_at",
      "moved_at",
      "status",
      "job_id",
      sql<Localized>`job_title`.as("job_title"),
      "job_application.name",
      "assignee",
      "auth_user.name as assignee_name",
      "member_id",
      sql<boolean>`file is not null`.as("has_file"),
      "job_application.version",
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectApplicationLines>["execute"]>>[number];

export function toApplicationLine({ row, lang }: { row: Row; lang: Lang }): ApplicationLine {
  return {
    id: row.id,
    number: row.number,
    createdAt: row.created_at,
    movedAt: row.moved_at,
    status: row.status,
    job: { id: row.job_id, title: plain(localize(row.job_title, lang)) },
    name: row.name,
    assignee: row.assignee ? { id: row.assignee, name: row.assignee_name ?? row.assignee } : null,
    member: row.member_id !== null,
    with: row.has_file ? "file" : "resume",
    version: row.version,
  };
}

export async function listApplications({
  q,
  filter,
  order,
  lang,
  ...page
}: ListQuery<(typeof applicationSorts)[number], ApplicationFilter> & {
  lang: Lang;
}): Promise<Rows<ApplicationLine>> {
  const { id, status, job, assignee } = filter;
  const wanted = selectApplicationLines()
    .$if(id !== undefined, (query) =>
      query.where(
        "job_application.id",
        "in",
        // An empty list finds nothing; what is no id would be refused by the database.
        [...(id ?? []).filter(isUuid), "00000000-0000-0000-0000-000000000000"],
      ),
    )
    .$call((query) => (status ? query.where("status", "=", status) : query))
    .$if(job !== undefined, (query) => query.where("job_id", "=", job ?? ""))
    .$if(assignee === "none", (query) => query.where("assignee", "is", null))
    .$if(assignee !== undefined && assignee !== "none", (query) =>
      query.where("assignee", "=", assignee ?? ""),
    )
    .$if(q !== "", (query) =>
      query.where(({ or, eb }) =>
        or([
          eb("job_application.name", "ilike", containing(q)),
          eb("number", "ilike", containing(q)),
          eb("phone", "ilike", containing(q)),
          eb("job_application.email", "ilike", containing(q)),
        ]),
      ),
    );
  const { rows, total } = await readRows({
    wanted: wanted
      .orderBy("job_application.created_at", order)
      .orderBy("job_application.id", order),
    ...page,
  });
  return { rows: rows.map((row) => toApplicationLine({ row, lang })), total };
}

/** How many stand where in the pipeline. */
export async function countApplications(): Promise<Record<ApplicationStatus, number>> {
  const rows = await db
    .selectFrom("job_application")
    .groupBy("status")
    .select(["status", ({ fn }) => fn.countAll<number>().as("count")])
    .execute();
  const counts = new Map(rows.map(({ status, count }) => [status, count]));
  return Object.fromEntries(
    applicationStatuses.map((status) => [status, counts.get(status) ?? 0]),
  ) as Record<ApplicationStatus, number>;
}
