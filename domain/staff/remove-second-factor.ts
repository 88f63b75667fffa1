import { db } from "#db/connect.ts";
import type { Actor } from "./actor.ts";
import { writeAudit } from "./audit.ts";
import { getPerson, type Person } from "./person.ts";

/** For somebody who has lost the telephone: they sign in with the password alone and add another. */
export async function removeSecondFactor({
  id,
  actor,
}: {
  id: string;
  actor: Actor;
}): Promise<Person> {
  return db.transaction().execute(async (on) => {
    const before = await getPerson({ id, on });
    if (!before.hasSecondFactor) return before;
    await on.deleteFrom("auth_two_factor").where("user_id", "=", id).execute();
    await on
      .updateTable("auth_user")
      .set({ two_factor_enabled: false })
      .where("id", "=", id)
      .execute();
    // Who is signed in now may be whoever has the telephone.
    await on.deleteFrom("auth_session").where("user_id", "=", id).execute();
    await writeAudit({ on, actor, action: "second-factor-removed", kind: "person", id });
    return getPerson({ id, on });
  });
}
