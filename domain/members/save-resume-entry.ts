import { sql } from "kysely";
import { z } from "zod";
import { db } from "#db/connect.ts";
import { AppError } from "../app-error.ts";
import { getResume, type Resume } from "./get-resume.ts";
import { line, paragraphs } from "./written.ts";

export const resumeKinds = ["education", "experience"] as const;

const month = z.string().regex(/^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/);

/** A stay at a school or in a job. It has begun, and does not end before it began. */
export const resumeFields = z
  .object({
    kind: z.enum(resumeKinds),
    place: line({ least: 1, most: 100 }),
    title: line({ least: 1, most: 100 }),
    began: month,
    ended: month.nullable(),
    about: paragraphs({ most: 1000 }),
  })
  .superRefine(({ began, ended }, check) => {
    const wrong = (field: string) =>
      check.addIssue({ code: "custom", path: [field], input: field, message: "wrong" });
    if (began > thisMonth()) wrong("began");
    if (ended !== null && ended < began) wrong("ended");
  });
export type ResumeFields = z.infer<typeof resumeFields>;

/** Far east it may be the next month already. */
function thisMonth(): string {
  return new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 7);
}

const mostEntries = 60;

/** Adds an entry at the head of its list, or changes one of the member's own. */
export async function saveResumeEntry({
  memberId,
  id,
  fields,
}: {
  memberId: string;
  /** Unset: a new one. */
  id?: string | undefined;
  fields: ResumeFields;
}): Promise<Resume> {
  return db.transaction().execute(async (on) => {
    if (id === undefined) {
      const { rows } = await sql`
        insert into resume_entry (member_id, position, kind, place, title, began, ended, about)
        select ${memberId}, coalesce(min(position), 0) - 1, ${fields.kind}, ${fields.place},
          ${fields.title}, ${fields.began}, ${fields.ended}, ${fields.about}
        from resume_entry where member_id = ${memberId}
        having count(*) < ${mostEntries}
        returning id`.execute(on);
      if (rows.length === 0) throw new AppError("too-many");
    } else {
      const { numUpdatedRows } = await on
        .updateTable("resume_entry")
        .set(fields)
        .where(sql`id::text`, "=", id)
        .where("member_id", "=", memberId)
        .where("kind", "=", fields.kind)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new AppError("not-found");
    }
    return getResume({ memberId, on });
  });
}

export async function deleteResumeEntry({
  memberId,
  id,
}: {
  memberId: string;
  id: string;
}): Promise<Resume> {
  const { numDeletedRows } = await db
    .deleteFrom("resume_entry")
    .where(sql`id::text`, "=", id)
    .where("member_id", "=", memberId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new AppError("not-found");
  return getResume({ memberId });
}

/** Puts entries into the order given; those of others, and those left out, stay where they are. */
export async function orderResume({
  memberId,
  ids,
}: {
  memberId: string;
  ids: string[];
}): Promise<Resume> {
  await sql`
    update resume_entry set position = wanted.position
    from unnest(${ids}::text[]) with ordinality as wanted (id, position)
    where resume_entry.id::text = wanted.id and member_id = ${memberId}`.execute(db);
  return getResume({ memberId });
}
