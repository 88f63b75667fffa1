import { db } from "#db/connect.ts";
import { now } from "#db/now.ts";
import { AppError } from "../../app-error.ts";
import type { Actor } from "../actor.ts";
import { writeAudit } from "../audit.ts";
import { nameDevice } from "./name-device.ts";

export type Session = {
  id: string;
  ip: string;
  userAgent: string;
  /** The same by the names people know; empty for what is no browser. */
  device: string;
  signedInAt: Date;
  lastSeenAt: Date;
  /** The one that asks. */
  current: boolean;
};

/** Where somebody is signed in; the token itself stays here. */
export async function listSessions({
  userId,
  current,
}: {
  userId: string;
  current?: string;
}): Promise<Session[]> {
  const rows = await db
    .selectFrom("auth_session")
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .orderBy("updated_at", "desc")
    .select([
      "id",
      "ip_address as ip",
      "user_agent as userAgent",
      "created_at as signedInAt",
      "updated_at as lastSeenAt",
    ])
    .execute();
  return rows.map(({ ip, userAgent, ...row }) => ({
    ...row,
    ip: ip ?? "",
    userAgent: userAgent ?? "",
    device: nameDevice(userAgent ?? ""),
    current: row.id === current,
  }));
}

/** Signs somebody out in one place, or everywhere but in the place that is kept. */
export async function endSessions({
  userId,
  id,
  keep,
  actor,
}: {
  userId: string;
  id?: string;
  keep?: string;
  actor: Actor;
}): Promise<{ ended: number }> {
  return db.transaction().execute(async (on) => {
    const ended = await on
      .deleteFrom("auth_session")
      .where("user_id", "=", userId)
      .$if(id !== undefined, (query) => query.where("id", "=", id ?? ""))
      .$if(keep !== undefined, (query) => query.where("id", "<>", keep ?? ""))
      .returning(["ip_address as ip", "user_agent as userAgent"])
      .execute();
    if (id !== undefined && ended.length === 0) throw new AppError("not-found");
    for (const before of ended) {
      await writeAudit({ on, actor, action: "signed-out", kind: "person", id: userId, before });
    }
    return { ended: ended.length };
  });
}
