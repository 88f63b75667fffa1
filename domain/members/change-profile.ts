import { type Kysely, sql } from "kysely";
import { db } from "#db/connect.ts";
import { now } from "#db/now.ts";
import type { DB } from "#db/schema.ts";
import { AppError } from "../app-error.ts";
import { getMember, type Member } from "./get-member.ts";
import type { ProfileFields } from "./profile-fields.ts";

/** Saves what a member says of themselves. What everybody sees changes when the staff have agreed. */
export async function changeProfile({
  memberId,
  fields,
  version,
}: {
  memberId: string;
  fields: ProfileFields;
  /** The one the writer started from. */
  version: number;
}): Promise<Member> {
  const { name, ...own } = fields;
  return db.transaction().execute(async (on) => {
    const { numUpdatedRows } = await on
      .updateTable("member")
      .set({ ...own, updated_at: now, version: sql<number>`version + 1` })
      .where("id", "=", memberId)
      .where("version", "=", version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new AppError("conflict");
    await on
      .updateTable("auth_user")
      .set({ name, updated_at: now })
      .where("id", "=", memberId)
      .execute();
    await updateProfileState({ memberId, on });
    return getMember({ id: memberId, on });
  });
}

/**
 * Works out the state of a profile after a change: private, approved as it is, or waiting for
 * approval. One that shall not be listed any more is taken down at once.
 */
export async function updateProfileState({ memberId, on }: { memberId: string; on: Kysely<DB> }) {
  await on
    .deleteFrom("member_profile")
    .where("id", "=", memberId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("member")
            .whereRef("member.id", "=", "member_profile.id")
            .where("listed", "=", true)
            .select("member.id"),
        ),
      ),
    )
    .execute();
  await sql`
    update member set profile_note = '', profile_state = case
      when not listed then 'private'
      when exists (
        select from member_profile shown join auth_user on auth_user.id = shown.id
        where shown.id = member.id
          and (shown.name, shown.trade, shown.country, shown.languages, shown.about)
            = (auth_user.name, member.trade, member.country, member.languages, member.about)
          and shown.avatar is not distinct from member.avatar
      ) then 'approved'
      else 'waiting' end
    where id = ${memberId}`.execute(on);
}
