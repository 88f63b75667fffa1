import { db } from "#db/connect.ts";

export type SessionMember = { id: string; name: string; email: string };

/** Gives the id of whoever a cookie or a bearer token belongs to, staff or member. */
type SessionReader = (request: { headers: Headers }) => Promise<string | undefined>;

let readSession: SessionReader = () => Promise.reject(new Error("Nobody reads sessions yet"));

/** Sessions belong to the door of the server. A live binding, as the database is: set at the start. */
export function setSessionReader(reader: SessionReader) {
  readSession = reader;
}

/**
 * The member who makes a call, as the database knows them at this moment; staff are no members, and
 * whoever was disabled a moment ago is none any more.
 */
export async function readMember({
  headers,
}: {
  headers: Headers;
}): Promise<SessionMember | undefined> {
  const id = await readSession({ headers });
  if (id === undefined) return undefined;
  return db
    .selectFrom("member")
    .innerJoin("auth_user", "auth_user.id", "member.id")
    .where("member.id", "=", id)
    .where("role", "=", "member")
    .where("disabled_at", "is", null)
    .select(["member.id", "name", "email"])
    .executeTakeFirst();
}
