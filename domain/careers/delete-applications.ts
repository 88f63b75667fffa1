import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { AppError } from "../app-error.ts";
import { removeDueFiles } from "../files/private-files.ts";
import { requireUuid } from "../queries/uuid.ts";
import type { Actor } from "../staff/actor.ts";
import { writeAudit } from "../staff/audit.ts";

/** Deletes an application with its notes and its file. The log keeps its number and nothing else. */
export async function deleteApplication({
  id,
  actor,
}: {
  id: string;
  actor: Actor;
}): Promise<{ id: string }> {
  requireUuid(id);
  await db.transaction().execute(async (on) => {
    const gone = await on
      .deleteFrom("job_application")
      .where("id", "=", id)
      .returning("number")
      .executeTakeFirst();
    if (!gone) throw new AppError("not-found");
    await writeAudit({
      on,
      actor,
      action: "deleted",
      kind: "application",
      id,
      before: { number: gone.number },
    });
  });
  await removeDueFiles();
  return { id };
}

/**
 * Deletes what nobody has touched for so many days, and the files of everything that was deleted,
 * by whomever. Says how many applications that were.
 */
export async function deleteOldApplications({ days }: { days: number }): Promise<number> {
  const deleted = await db.transaction().execute(async (on) => {
    const gone = await on
      .deleteFrom("job_application")
      .where("moved_at", "<", sql<Date>`now() - make_interval(days => ${days})`)
      .returning(["id", "number"])
      .execute();
    for (const { id, number } of gone) {
      const before = { number };
      await writeAudit({ on, action: "expired", kind: "application", id, before });
    }
    return gone.length;
  });
  await removeDueFiles();
  return deleted;
}
