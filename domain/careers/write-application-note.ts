import { db } from "#db/connect.ts";
import { now } from "#db/now.ts";
import { AppError } from "../app-error.ts";
import { rowNumber } from "../queries/row-number.ts";
import { requireUuid } from "../queries/uuid.ts";
import type { Actor } from "../staff/actor.ts";
import { writeAudit } from "../staff/audit.ts";
import { cleanLines } from "../text/typed-text.ts";

export const longestNote = 5000;

/**
 * Adds what colleagues should know of an applicant. The log says that a note was written, not what
 * it says: once the application is deleted, nothing of it may be left anywhere.
 */
export async function writeApplicationNote({
  id,
  text,
  actor,
}: {
  id: string;
  text: string;
  actor: Actor;
}): Promise<{ id: string }> {
  requireUuid(id);
  const note = cleanLines(text);
  if (note === "") throw new AppError("invalid", "empty note", { fields: { text: "required" } });
  return db.transaction().execute(async (on) => {
    const application = await on
      .updateTable("job_application")
      .set({ moved_at: now })
      .where("id", "=", id)
      .returning("id")
      .executeTakeFirst();
    if (!application) throw new AppError("not-found");
    const written = await on
      .insertInto("job_application_note")
      .values({ application_id: id, author: actor.id, text: note })
      .returning("id")
      .executeTakeFirstOrThrow();
    await writeAudit({ on, actor, action: "noted", kind: "application", id });
    return { id: String(written.id) };
  });
}

/** Takes one's own note back. */
export async function removeApplicationNote({
  id,
  note,
  actor,
}: {
  id: string;
  note: string;
  actor: Actor;
}): Promise<{ id: string }> {
  requireUuid(id);
  await db.transaction().execute(async (on) => {
    const removed = await on
      .deleteFrom("job_application_note")
      .where("id", "=", rowNumber(note))
      .where("application_id", "=", id)
      .where("author", "=", actor.id)
      .returning("id")
      .executeTakeFirst();
    if (!removed) throw new AppError("not-found");
    await writeAudit({ on, actor, action: "note-removed", kind: "application", id });
  });
  return { id: note };
}
