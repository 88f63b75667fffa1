import { db } from "#db/connect.ts";
import { AppError } from "../app-error.ts";
import { removeDueFiles } from "../files/private-files.ts";
import { rowNumber } from "../queries/row-number.ts";
import type { Actor } from "../staff/actor.ts";
import { writeAudit } from "../staff/audit.ts";
import { publishInquiryEvent } from "./inquiry-events.ts";

/** Deletes an inquiry with its notes, replies and files, as its sender may ask us to. */
export async function deleteInquiry({
  id,
  actor,
}: {
  id: string;
  actor: Actor;
}): Promise<{ id: string }> {
  await db.transaction().execute(async (on) => {
    const gone = await on
      .deleteFrom("inquiry")
      .where("id", "=", rowNumber(id))
      .returning("id")
      .executeTakeFirst();
    if (!gone) throw new AppError("not-found");
    await writeAudit({ on, actor, action: "deleted", kind: "inquiry", id });
  });
  await removeDueFiles();
  publishInquiryEvent("changed");
  return { id };
}
