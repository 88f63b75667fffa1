import { db } from "#db/connect.ts";
import { AppError } from "../app-error.ts";
import { rowNumber } from "../queries/row-number.ts";
import type { Actor } from "../staff/actor.ts";
import { writeAudit } from "../staff/audit.ts";
import { cleanLines } from "../text/typed-text.ts";
import { publishInquiryEvent } from "./inquiry-events.ts";

export const longestNote = 5000;

/** Adds what colleagues should know of an inquiry. */
export async function writeNote({
  inquiryId,
  text,
  actor,
}: {
  inquiryId: string;
  text: string;
  actor: Actor;
}): Promise<{ id: string }> {
  const note = cleanLines(text);
  if (note === "") throw new AppError("invalid", "empty note", { fields: { text: "required" } });
  const written = await db.transaction().execute(async (transaction) => {
    const inquiry = await transaction
      .selectFrom("inquiry")
      .where("id", "=", rowNumber(inquiryId))
      .forKeyShare()
      .select("id")
      .executeTakeFirst();
    if (!inquiry) throw new AppError("not-found");
    const { id } = await transaction
      .insertInto("inquiry_note")
      .values({ inquiry_id: inquiry.id, author: actor.id, text: note })
      .returning("id")
      .executeTakeFirstOrThrow();
    await writeAudit({
      on: transaction,
      actor,
      action: "noted",
      kind: "inquiry",
      id: inquiryId,
      after: { note },
    });
    return { id: String(id) };
  });
  publishInquiryEvent("changed");
  return written;
}

/** Takes one's own note back; the log keeps what it said. */
export async function removeNote({
  inquiryId,
  id,
  actor,
}: {
  inquiryId: string;
  id: string;
  actor: Actor;
}): Promise<{ id: string }> {
  await db.transaction().execute(async (transaction) => {
    const removed = await transaction
      .deleteFrom("inquiry_note")
      .where("id", "=", rowNumber(id))
      .where("inquiry_id", "=", rowNumber(inquiryId))
      .where("author", "=", actor.id)
      .returning("text")
      .executeTakeFirst();
    if (!removed) throw new AppError("not-found");
    await writeAudit({
      on: transaction,
      actor,
      action: "note-removed",
      kind: "inquiry",
      id: inquiryId,
      before: { note: removed.text },
    });
  });
  publishInquiryEvent("changed");
  return { id };
}
