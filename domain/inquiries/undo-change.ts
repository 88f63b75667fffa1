import { sql } from "kysely";
import { z } from "zod";
import { db } from "#db/connect.ts";
import { now } from "#db/now.ts";
import { AppError } from "../app-error.ts";
import { currencies } from "../offers/money.ts";
import { requireUuid } from "../queries/uuid.ts";
import type { Actor } from "../staff/actor.ts";
import { changeInquiry, lockInquiries } from "./change-inquiries.ts";
import { publishInquiryEvent } from "./inquiry-events.ts";
import { inquiryStatuses, lostReasons } from "./inquiry-status.ts";

/** After this the inbox has moved on. */
const undoable = sql`interval '1 hour'`;

const money = z.object({ minor: z.int(), currency: z.enum(currencies) });
const lost = z.object({ reason: z.enum(lostReasons), note: z.string() });

const kept = z.array(
  z.object({
    id: z.string(),
    status: z.enum(inquiryStatuses),
    assignee: z.string().nullable(),
    read: z.boolean(),
    version: z.number(),
    // A change made just before an upgrade has none of these, and left them as they were.
    followUp: z.string().nullish(),
    value: money.nullish(),
    lost: lost.nullish(),
    tags: z.array(z.string()).optional(),
  }),
);

/**
 * Takes back what one press of a button did. What somebody has changed again since stays as they
 * left it, and is counted.
 */
export async function undoChange({
  id,
  actor,
}: {
  id: string;
  actor: Actor;
}): Promise<{ undone: number; left: number }> {
  const result = await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable("inquiry_change")
      .set({ undone_at: now })
      .where("id", "=", requireUuid(id))
      .where("actor", "=", actor.id)
      .where("undone_at", "is", null)
      .where("created_at", ">", sql<Date>`now() - ${undoable}`)
      .returning("before")
      .executeTakeFirst();
    if (!row) throw new AppError("not-found");
    const before = new Map(kept.parse(row.before).map((state) => [state.id, state]));
    const found = await lockInquiries({ ids: [...before.keys()], on: transaction });
    let undone = 0;
    for (const inquiry of found) {
      const was = before.get(inquiry.id);
      if (was?.version !== inquiry.version) continue;
      const { id: _id, version: _version, ...change } = was;
      await changeInquiry({ inquiry, change, action: "undone", actor, on: transaction });
      undone++;
    }
    return { undone, left: before.size - undone };
  });
  publishInquiryEvent("changed");
  return result;
}

/** What can no longer be undone need not be kept: the log has it. */
export async function forgetUndoable() {
  await db
    .deleteFrom("inquiry_change")
    .where("created_at", "<", sql<Date>`now() - ${undoable}`)
    .execute();
}
