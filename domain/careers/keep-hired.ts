import type { Kysely } from "kysely";
import type { DB } from "#db/schema.ts";

/**
 * What somebody was hired on belongs to those who hired them: it stays when the member's account
 * goes, without a tie to it, until its own time is over (`APPLICATION_DAYS`).
 */
export async function keepHired({ memberId, on }: { memberId: string; on: Kysely<DB> }) {
  await on
    .updateTable("job_application")
    .set({ member_id: null })
    .where("member_id", "=", memberId)
    .where("status", "=", "hired")
    .execute();
}
