import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { AppError } from "../app-error.ts";
import { type AttemptLimits, requireFewAttempts } from "../rate-limit/limit-attempts.ts";
import type { Calculation } from "./calculation.ts";

/** How often one visitor may store a room: each is a link that somebody passes on. */
const limits: AttemptLimits = { perIp: 30, perNetwork: 120, seconds: 600 };

/** Of all visitors together, so that nobody with many addresses fills the disk. */
export const mostRoomsPerDay = 2000;
const anHour = 3600;

/** Keeps a room that is too large for its own link, under a key that nobody can guess. */
export async function storeRoom({
  room,
  ip,
}: {
  room: Calculation;
  ip: string;
}): Promise<{ id: string }> {
  await requireFewAttempts({ what: "stored-room", ip, limits });
  const { count } = await db
    .selectFrom("stored_room")
    .where("created_at", ">", sql<Date>`now() - interval '1 day'`)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (count >= mostRoomsPerDay) {
    throw new AppError("too-many", "too many rooms stored today", { retryAfter: anHour });
  }
  const id = createRoomKey();
  await db
    .insertInto("stored_room")
    .values({ id, room: JSON.stringify(room) })
    .execute();
  return { id };
}

export const createRoomKey = () => randomBytes(16).toString("base64url");
