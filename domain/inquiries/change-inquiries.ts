import { isDeepStrictEqual } from "node:util";
import { type Kysely, sql } from "kysely";
import { db } from "#db/connect.ts";
import type { DB } from "#db/schema.ts";
import { AppError } from "../app-error.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { rowNumber } from "../queries/row-number.ts";
import type { Actor } from "../staff/actor.ts";
import { writeAudit } from "../staff/audit.ts";
import { requireAssignee } from "../staff/staff-with-permission.ts";
import { completeChange } from "./complete-change.ts";
import { publishInquiryEvent } from "./inquiry-events.ts";
import type { Before, InquiryChange, InquiryState, InquiryStatus } from "./inquiry-status.ts";
import { policy } from "./policy.ts";
import { plannedColumns, readPlanned, writePlanned } from "./state-columns.ts";

export type Changed = {
  /** Those that were not so already. */
  changed: string[];
  /** By which all of it can be taken back; null when nothing changed. */
  undo: string | null;
};

/** Changes the state of inquiries by hand, all or none, each with a line in the log. */
export async function changeInquiries({
  ids,
  change,
  version,
  tellAssignee = false,
  actor,
}: {
  ids: string[];
  change: InquiryChange;
  /** For one inquiry: the version its reader saw. Another is refused. */
  version?: number | undefined;
  /** Sends the new assignee a mail. */
  tellAssignee?: boolean | undefined;
  actor: Actor;
}): Promise<Changed> {
  const result = await db.transaction().execute(async (transaction) => {
    if (change.assignee)
      await requireAssignee({
        id: change.assignee,
        permission: "inquiries.change",
        on: transaction,
      });
    const found = await lockInquiries({ ids, on: transaction });
    if (found.length === 0) throw new AppError("not-found");
    if (version !== undefined && found.some((inquiry) => inquiry.version !== version)) {
      throw new AppError("conflict");
    }
    const before: Before[] = [];
    for (const inquiry of found) {
      const completed = completeChange({ inquiry, change, actor });
      const changed = await changeInquiry({
        ...{ inquiry, change: completed, actor, on: transaction },
      });
      if (!changed) continue;
      before.push({ ...inquiry, version: changed.version });
      if (tellAssignee && changed.assigned) {
        await noteAssignment({ ...changed.assigned, actor, on: transaction });
      }
    }
    if (before.length === 0) return { changed: [], undo: null };
    const { id: undo } = await transaction
      .insertInto("inquiry_change")
      .values({ actor: actor.id, before: JSON.stringify(before) })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { changed: before.map(({ id }) => id), undo };
  });
  if (result.undo) publishInquiryEvent("changed");
  return result;
}

export async function lockInquiries({
  ids,
  on,
}: {
  ids: string[];
  on: Kysely<DB>;
}): Promise<Before[]> {
  if (ids.length === 0) return [];
  const rows = await on
    .selectFrom("inquiry")
    .where("id", "in", ids.map(rowNumber))
    // In one order, so that two who change the same ones wait for and never block each other.
    .orderBy("inquiry.id")
    .forUpdate()
    .select(({ cast }) => [cast<string>("id", "text").as("id"), "status", "assignee"])
    .select(["read_at", "version", ...plannedColumns])
    .execute();
  return rows.map(({ id, version, status, assignee, read_at, ...planned }) => ({
    ...{ id, version, assignee },
    status: status as InquiryStatus,
    read: read_at !== null,
    ...readPlanned(planned),
  }));
}

/** Undefined when it is so already. Who only reads changes nothing that another may have seen. */
export async function changeInquiry({
  inquiry: { id, version, ...before },
  change,
  action,
  actor,
  on,
}: {
  inquiry: Before;
  change: InquiryChange;
  /** What the log calls it, where the change does not say so itself. */
  action?: string;
  /** Unset: the site itself. */
  actor?: Actor | undefined;
  on: Kysely<DB>;
}) {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  const wanted: InquiryState = { ...before, ...Object.fromEntries(given) };
  // The reason goes with the status; the log keeps both.
  const after = wanted.status === "lost" ? wanted : { ...wanted, lost: null };
  const moved = !isDeepStrictEqual({ ...after, read: before.read }, before);
  if (!moved && after.read === before.read) return undefined;
  const row = await on
    .updateTable("inquiry")
    .set({
      status: after.status,
      assignee: after.assignee,
      read_at: after.read ? sql<Date>`coalesce(read_at, now())` : null,
      ...writePlanned(after),
      version: version + (moved ? 1 : 0),
    })
    .where("id", "=", rowNumber(id))
    .returning("version")
    .executeTakeFirstOrThrow();
  const named = action ?? nameChange({ before, after });
  await writeAudit({ on, actor, action: named, kind: "inquiry", id, before, after });
  const { assignee } = after;
  const assigned = assignee && assignee !== before.assignee ? { id, assignee } : undefined;
  return { version: row.version, assigned };
}

function nameChange({ before, after }: { before: InquiryState; after: InquiryState }): string {
  if (before.status !== after.status) return "status-set";
  if (before.followUp !== after.followUp) {
    return after.followUp ? "follow-up-set" : "follow-up-cleared";
  }
  if (!isDeepStrictEqual(before.value, after.value)) return "valued";
  if (!isDeepStrictEqual(before.tags, after.tags)) return "tagged";
  if (!isDeepStrictEqual(before.lost, after.lost)) return "lost-reason-set";
  if (before.assignee !== after.assignee) return after.assignee ? "assigned" : "released";
  return after.read ? "read" : "unread";
}

/** Nobody is told what they did themselves. */
async function noteAssignment({
  id,
  assignee,
  actor,
  on,
}: {
  id: string;
  assignee: string;
  actor: Actor;
  on: Kysely<DB>;
}) {
  if (!policy.mailing || assignee === actor.id) return;
  const payload = { inquiryId: rowNumber(id), userId: assignee };
  await enqueueMail({ kind: "inquiry-assignment", payload, on });
}
