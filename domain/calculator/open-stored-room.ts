import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { now } from "#db/now.ts";
import { AppError } from "../app-error.ts";
import { type Calculation, calculation } from "./calculation.ts";
import { isRoomKey } from "./room-link.ts";

/** The room behind a short link: one that a visitor stored, or one that staff sent with a reply. */
export async function openStoredRoom({ id }: { id: string }): Promise<Calculation> {
  if (!isRoomKey(id)) throw new AppError("invalid");
  const row = await db
    .selectFrom("stored_room")
    .where("id", "=", id)
    .select("room")
    .unionAll(db.selectFrom("inquiry_reply").where("room_key", "=", id).select("room"))
    .executeTakeFirst();
  const room = calculation.safeParse(row?.room).data;
  // One of a form that is known no more is as good as gone.
  if (!room) throw new AppError("not-found");
  await noteOpened({ id });
  return room;
}

/** To the day is enough, and spares a write for each time it is opened. */
async function noteOpened({ id }: { id: string }) {
  await db
    .updateTable("stored_room")
    .set({ opened_at: now })
    .where("id", "=", id)
    .where("opened_at", "<", sql<Date>`now() - interval '1 day'`)
    .execute();
}
