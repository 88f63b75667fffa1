import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { AppError } from "../app-error.ts";
import type { Actor } from "../staff/actor.ts";
import { writeAudit } from "../staff/audit.ts";
import { deleteUnusedAvatars } from "./avatar.ts";
import { updateProfileState } from "./change-profile.ts";

/**
 * Shuts a member out, everywhere and from their next request on, and takes their profile down; or
 * lets them in again, when the profile has to be approved once more.
 */
export async function disableMember({
  id,
  disabled,
  actor,
}: {
  id: string;
  disabled: boolean;
  actor: Actor;
}) {
  await db.transaction().execute(async (on) => {
    const { numUpdatedRows } = await on
      .updateTable("auth_user")
      .set({ disabled_at: disabled ? sql<Date>`coalesce(disabled_at, now())` : null })
      .where("id", "=", id)
      .where("role", "=", "member")
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new AppError("not-found");
    await on.deleteFrom("auth_session").where("user_id", "=", id).execute();
    await on.deleteFrom("member_profile").where("id", "=", id).execute();
    await updateProfileState({ memberId: id, on });
    await deleteUnusedAvatars({ memberId: id, on });
    const action = disabled ? "disabled" : "enabled";
    await writeAudit({ on, actor, action, kind: "member", id });
  });
}
