import { type Kysely, sql } from "kysely";
import { db } from "#db/connect.ts";
import { now } from "#db/now.ts";
import type { DB } from "#db/schema.ts";
import { AppError } from "../../app-error.ts";
import type { Lang } from "../../language/language.ts";
import { enqueueMail } from "../../mail/enqueue-mail.ts";
import type { Actor } from "../actor.ts";
import { writeAudit } from "../audit.ts";
import { linkPath, makeToken } from "../link-token.ts";
import { type RoleGiven, roleGiven } from "./role-given.ts";
import { linkExpiry, type MadeLink } from "./staff-link.ts";

/** Invites somebody by mail; the link is given back as well, for a site that sends no mail. */
export async function invite({
  email,
  name,
  role,
  translates = null,
  lang,
  actor,
}: RoleGiven & {
  email: string;
  name: string;
  /** Of the mail. */
  lang: Lang;
  actor: Actor;
}): Promise<MadeLink> {
  const { token, hash } = makeToken();
  const given = roleGiven({ role, translates });
  return db.transaction().execute(async (on) => {
    await forgetExpired({ email, on });
    if (await hasAccount({ email, on })) throw taken("taken");
    const link = await on
      .insertInto("staff_link")
      .values({
        kind: "invitation",
        email: email.toLowerCase(),
        name,
        ...given,
        lang,
        token_hash: hash,
        created_by: actor.id,
        expires_at: linkExpiry,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!link) throw taken("invited");
    await enqueueMail({ kind: "invitation", payload: { linkId: link.id }, on });
    const after = { email, role, ...(given.translates && { translates }) };
    await writeAudit({ on, actor, action: "invited", kind: "invitation", id: link.id, after });
    return { id: link.id, path: linkPath(token) };
  });
}

async function forgetExpired({ email, on }: { email: string; on: Kysely<DB> }) {
  await on
    .updateTable("staff_link")
    .set({ withdrawn_at: now })
    .where(sql`lower(email)`, "=", email.toLowerCase())
    .where("kind", "=", "invitation")
    .where("used_at", "is", null)
    .where("withdrawn_at", "is", null)
    .where("expires_at", "<=", now)
    .execute();
}

async function hasAccount({ email, on }: { email: string; on: Kysely<DB> }) {
  const user = await on
    .selectFrom("auth_user")
    .where(sql`lower(email)`, "=", email.toLowerCase())
    .select("id")
    .executeTakeFirst();
  return user !== undefined;
}

function taken(problem: "taken" | "invited") {
  return new AppError("invalid", problem, { fields: { email: problem } });
}
