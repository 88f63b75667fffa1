import type { Kysely } from "kysely";
import { db } from "#db/connect.ts";
import type { DB } from "#db/schema.ts";

export type ResumeEntry = {
  id: string;
  /** The school or the employer. */
  place: string;
  /** The degree or the post. */
  title: string;
  /** Months, as `2019-09`. */
  began: string;
  /** Null: still there. */
  ended: string | null;
  about: string;
};

/** Both lists stand in the order their owner gave them. */
export type Resume = { education: ResumeEntry[]; experience: ResumeEntry[] };

export async function getResume({
  memberId,
  on = db,
}: {
  memberId: string;
  on?: Kysely<DB>;
}): Promise<Resume> {
  const rows = await on
    .selectFrom("resume_entry")
    .where("member_id", "=", memberId)
    .orderBy("position")
    .orderBy("id")
    .select(["kind", "id", "place", "title", "began", "ended", "about"])
    .execute();
  const only = (wanted: string) =>
    rows.filter(({ kind }) => kind === wanted).map(({ kind, ...entry }) => entry);
  return { education: only("education"), experience: only("experience") };
}
