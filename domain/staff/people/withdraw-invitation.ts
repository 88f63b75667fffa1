import { db } from "#db/connect.ts";
import { now } from "#db/now.ts";
import { AppError } from "../../app-error.ts";
import type { Actor } from "../actor.ts";
import { writeAudit } from "../audit.ts";
import { openInvitation } from "./staff-link.ts";

/** Makes the link of an invitation useless. */
export async function withdrawInvitation({ id, actor }: { id: string; actor: Actor }) {
  await db.transaction().execute(async (on) => {
    const { numUpdatedRows } = await openInvitation({ id, on })
      .set({ withdrawn_at: now })
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new AppError("not-found");
    await writeAudit({ on, actor, action: "withdrawn", kind: "invitation", id });
  });
}
