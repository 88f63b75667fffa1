import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { AppError } from "../app-error.ts";
import { locatePrivateFile } from "../files/private-files.ts";
import type { Lang } from "../language/language.ts";
import { localize } from "../language/localize.ts";
import type { Localized } from "../language/localized.ts";
import type { Text } from "../language/text.ts";
import { requireUuid } from "../queries/uuid.ts";
import type { ApplicationStatus } from "./application-status.ts";

/** An application as its sender sees it: what they sent and how it stands, nothing of the notes. */
export type OwnApplication = {
  id: string;
  number: string;
  job: { id: string; title: Text; open: boolean };
  status: ApplicationStatus;
  sentAt: Date;
  /** What came with it. */
  with: "file" | "resume";
};

export async function listOwnApplications({
  memberId,
  lang,
}: {
  memberId: string;
  lang: Lang;
}): Promise<OwnApplication[]> {
  const rows = await db
    .selectFrom("job_application")
    .leftJoin("job", (join) =>
      join.onRef("job.id", "=", "job_application.job_id").on("job.status", "=", "published"),
    )
    .where("member_id", "=", memberId)
    .orderBy("job_application.created_at", "desc")
    .select([
      "job_application.id",
      "number",
      "job_id",
      sql<Localized>`job_title`.as("job_title"),
      "job_application.status",
      "job_application.created_at",
      sql<boolean>`file is not null`.as("has_file"),
      sql<boolean>`job.id is not null`.as("open"),
    ])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    job: { id: row.job_id, title: localize(row.job_title, lang), open: row.open },
    status: row.status,
    sentAt: row.created_at,
    with: row.has_file ? "file" : "resume",
  }));
}

/** The file of one's own application; another's does not exist for oneself. */
export async function findOwnFile({ id, memberId }: { id: string; memberId: string }) {
  const row = await db
    .selectFrom("job_application")
    .where("id", "=", requireUuid(id))
    .where("member_id", "=", memberId)
    .select(["file", "number"])
    .executeTakeFirst();
  if (!row?.file) throw new AppError("not-found");
  return { path: locatePrivateFile(row.file), name: `application-${row.number}` };
}
