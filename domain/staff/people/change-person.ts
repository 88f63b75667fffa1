import { db } from "#db/connect.ts";
import { now } from "#db/now.ts";
import { AppError } from "../../app-error.ts";
import type { Actor } from "../actor.ts";
import { writeAudit } from "../audit.ts";
import { getPerson, logged, type Person } from "./person.ts";
import { requireRemainingAdministrator } from "./require-remaining-administrator.ts";
import { type RoleGiven, roleGiven } from "./role-given.ts";

/** Gives somebody another name or role; the role counts from their next request on. */
export async function changePerson({
  id,
  name,
  role,
  translates = null,
  version,
  actor,
}: RoleGiven & {
  id: string;
  name: string;
  /** The one the writer started from. */
  version: number;
  actor: Actor;
}): Promise<Person> {
  return db.transaction().execute(async (on) => {
    if (role !== "administrator") await requireRemainingAdministrator({ without: id, on });
    const before = await getPerson({ id, on });
    const { numUpdatedRows } = await on
      .updateTable("auth_user")
      .set({ name, ...roleGiven({ role, translates }), version: version + 1, updated_at: now })
      .where("id", "=", id)
      .where("version", "=", version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new AppError("conflict");
    const after = await getPerson({ id, on });
    await writeAudit({
      on,
      actor,
      action: "changed",
      kind: "person",
      id,
      before: logged(before),
      after: logged(after),
    });
    return after;
  });
}
