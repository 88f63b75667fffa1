import { db } from "#db/connect.ts";
import { now } from "#db/now.ts";
import { isNotifiedStatus } from "../mail/application-mail.ts";
import { enqueueMail, withdrawMail } from "../mail/enqueue-mail.ts";
import { lockUnchanged } from "../queries/lock-unchanged.ts";
import { requireUuid } from "../queries/uuid.ts";
import type { Actor } from "../staff/actor.ts";
import { writeAudit } from "../staff/audit.ts";
import { requireAssignee } from "../staff/staff-with-permission.ts";
import type { ApplicationStatus } from "./application-status.ts";

/** Seconds in which a state chosen by mistake can be put right before the applicant hears of it. */
export const decisionDelaySeconds = 60;

/** Moves an application on, or hands it over to a colleague. */
export async function changeApplication({
  id,
  status,
  assignee,
  version,
  actor,
}: {
  id: string;
  status?: ApplicationStatus | undefined;
  /** Null: nobody's. */
  assignee?: string | null | undefined;
  /** The one its reader saw; another is refused. */
  version?: number | undefined;
  actor: Actor;
}): Promise<{ id: string }> {
  requireUuid(id);
  await db.transaction().execute(async (on) => {
    if (assignee) await requireAssignee({ id: assignee, permission: "applications.change", on });
    const wanted = on
      .selectFrom("job_application")
      .where("id", "=", id)
      .select(["id", "status", "assignee", "version"]);
    const found = await lockUnchanged({ wanted, version });
    const before = { status: found.status, assignee: found.assignee };
    const after = {
      status: status ?? before.status,
      assignee: assignee === undefined ? before.assignee : assignee,
    };
    const moved = after.status !== before.status;
    if (!moved && after.assignee === before.assignee) return;
    await on
      .updateTable("job_application")
      .set({ ...after, version: found.version + 1, moved_at: now })
      .where("id", "=", id)
      .execute();
    if (moved) {
      const payload = { applicationId: found.id };
      const decision = { kind: "application-decision", payload, on } as const;
      if (isNotifiedStatus(after.status))
        await enqueueMail({ ...decision, heldFor: decisionDelaySeconds });
      else await withdrawMail(decision);
    }
    const action = moved ? "status-set" : after.assignee ? "assigned" : "released";
    await writeAudit({ on, actor, action, kind: "application", id, before, after });
  });
  return { id };
}
