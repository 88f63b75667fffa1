import { db } from "#db/connect.ts";
import type { Actor } from "../actor.ts";
import { writeAudit } from "../audit.ts";
import { getPerson, type Person } from "../people/person.ts";
import { dropFactors } from "./second-factor.ts";

/**
 * For somebody who has lost the telephone, and with it the app and the passkeys: they sign in with the
 * password alone and add others.
 */
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
    await dropFactors({ userId: id, on });
    // Who is signed in now may be whoever has the telephone.
    await on.deleteFrom("auth_session").where("user_id", "=", id).execute();
    await writeAudit({ on, actor, action: "second-factor-removed", kind: "person", id });
    return getPerson({ id, on });
  });
}
