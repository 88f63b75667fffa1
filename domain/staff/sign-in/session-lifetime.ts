import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { now } from "#db/now.ts";
import { isRole } from "../permissions.ts";

const hour = 3600;
const day = 24 * hour;

/**
 * Seconds a session lasts when nobody uses it, and however much it is used. Staff sign in on Monday
 * morning and at least once a week: their screens hold other people's data. A member's hold their own.
 */
const lifetimes = {
  staff: { idle: day, longest: 7 * day },
  member: { idle: 7 * day, longest: 30 * day },
};

/** How long a browser keeps the cookie; the database decides. */
export const longestLifetime = lifetimes.member.longest;

/** How exact "last seen" is in the list of sessions. */
const exactness = hour;

export const lifetimeOf = ({ role }: { role: string }) =>
  isRole(role) ? lifetimes.staff : lifetimes.member;

/** Lets a session that is in use go on, though never past its end. */
export async function prolongSession({
  session: { id, updatedAt },
  role,
}: {
  session: { id: string; updatedAt: Date };
  role: string;
}) {
  if (Date.now() - updatedAt.getTime() < exactness * 1000) return;
  const { idle } = lifetimeOf({ role });
  await db
    .updateTable("auth_session")
    .set({
      updated_at: now,
      expires_at: sql<Date>`least(now() + make_interval(secs => ${idle}), ends_at)`,
    })
    .where("id", "=", id)
    .execute();
}
