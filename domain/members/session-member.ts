import { db } from "#db/connect.ts";
import { findTokenHolder } from "./member-token.ts";

export type SessionMember = {
  id: string;
  name: string;
  email: string;
  /** Unset: they came with a token, which cannot be used to get another. */
  sessionId?: string;
};

/** Gives whoever a cookie belongs to, staff or member. */
type SessionReader = (request: {
  headers: Headers;
}) => Promise<{ userId: string; sessionId: string } | undefined>;

let readSession: SessionReader = () => Promise.reject(new Error("Nobody reads sessions yet"));

/** Cookies belong to the server. A live binding, as the database is: set at the start. */
export function setSessionReader(reader: SessionReader) {
  readSession = reader;
}

/** What a caller shows in the header `Authorization`; the password of a proxy in front is none. */
export function tokenOf(headers: Headers): string | undefined {
  return /^(?:Bearer\s+)?(\S+)$/i.exec(headers.get("Authorization") ?? "")?.[1];
}

/**
 * The member who makes a call, as the database knows them at this moment; staff are no members, and
 * whoever was disabled a moment ago is none any more. A token decides alone when there is one.
 */
export async function readMember({
  headers,
}: {
  headers: Headers;
}): Promise<SessionMember | undefined> {
  const token = tokenOf(headers);
  if (token !== undefined) {
    const id = await findTokenHolder({ token });
    return id === undefined ? undefined : findMember(id);
  }
  const session = await readSession({ headers });
  const member = session && (await findMember(session.userId));
  return member && { ...member, sessionId: session.sessionId };
}

function findMember(id: string): Promise<SessionMember | undefined> {
  return db
    .selectFrom("member")
    .innerJoin("auth_user", "auth_user.id", "member.id")
    .where("member.id", "=", id)
    .where("role", "=", "member")
    .where("disabled_at", "is", null)
    .select(["member.id", "name", "email"])
    .executeTakeFirst();
}
