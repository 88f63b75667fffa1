import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { now } from "#db/now.ts";
import type { Actor } from "../actor.ts";
import { writeAudit } from "../audit.ts";
import { getPerson, logged, type Person } from "./person.ts";
import { requireRemainingAdministrator } from "./require-remaining-administrator.ts";

/** Shuts somebody out, everywhere and from their next request on, or lets them in again. */
export async function disablePerson({
  id,
  disabled,
  actor,
}: {
  id: string;
  disabled: boolean;
  actor: Actor;
}): Promise<Person> {
  return db.transaction().execute(async (on) => {
    if (disabled) await requireRemainingAdministrator({ without: id, on });
    const before = await getPerson({ id, on });
    if (before.disabled === disabled) return before;
    await on
      .updateTable("auth_user")
      .set({
        disabled_at: disabled ? now : null,
        version: sql<number>`version + 1`,
        updated_at: now,
      })
      .where("id", "=", id)
      .execute();
    await on.deleteFrom("auth_session").where("user_id", "=", id).execute();
    const after = await getPerson({ id, on });
    await writeAudit({
      on,
      actor,
      action: disabled ? "disabled" : "enabled",
      kind: "person",
      id,
      before: logged(before),
      after: logged(after),
    });
    return after;
  });
}
