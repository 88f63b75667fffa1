import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { now } from "#db/now.ts";
import { hashToken, makeToken } from "../staff/link-token.ts";

/** Seconds. A script can read it, so it is worth little to whoever steals it. */
const lifetime = 15 * 60;

/**
 * What a member's browser shows to an API on another host, where the cookie of this site is not sent.
 * It opens the members' calls only and is gone with its session: at the sign-out, with another password,
 * when the account is disabled.
 */
export async function issueMemberToken({
  sessionId,
}: {
  sessionId: string;
}): Promise<{ token: string; seconds: number }> {
  const { token, hash } = makeToken();
  await db
    .insertInto("member_token")
    .values({
      token_hash: hash,
      session_id: sessionId,
      expires_at: sql<Date>`now() + make_interval(secs => ${lifetime})`,
    })
    .execute();
  return { token, seconds: lifetime };
}

/** Whose token it is; undefined when it is none, or none any more. */
export async function findTokenHolder({ token }: { token: string }): Promise<string | undefined> {
  const session = await db
    .selectFrom("member_token")
    .innerJoin("auth_session", "auth_session.id", "member_token.session_id")
    .where("token_hash", "=", hashToken(token))
    .where("member_token.expires_at", ">", now)
    .where("auth_session.expires_at", ">", now)
    .select("user_id as id")
    .executeTakeFirst();
  return session?.id;
}
