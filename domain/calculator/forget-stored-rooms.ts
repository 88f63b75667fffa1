import { sql } from "kysely";
import { db } from "#db/connect.ts";

/** Days after which a link that nobody opens ends; the pages of the calculator and of privacy say so. */
export const storedRoomDays = 400;

/** Removes rooms that nobody has opened for so long. Those of replies stay as long as the reply. */
export async function forgetStoredRooms() {
  await db
    .deleteFrom("stored_room")
    .where("opened_at", "<", sql<Date>`now() - make_interval(days => ${storedRoomDays})`)
    .execute();
}
