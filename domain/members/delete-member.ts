import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { AppError } from "../app-error.ts";
import { keepHired } from "../careers/keep-hired.ts";
import { removeDueFiles } from "../files/private-files.ts";
import { throwIfRefused } from "../rate-limit/refusal.ts";
import type { Actor } from "../staff/actor.ts";
import { writeAudit } from "../staff/audit.ts";
import { countAttempt, uncountAttempt } from "../staff/sign-in/lock-out.ts";

/**
 * Removes a member for good: account, sessions, profile, picture, résumé, drafts, request list, projects,
 * applications with their files. Every table that knows them refers to `member` with `on delete cascade`. Articles
 * that were published stay, without the name, and so does the application of somebody who was hired;
 * the log keeps an id that leads nowhere any more.
 */
export async function deleteMember({
  memberId,
  actor,
}: {
  memberId: string;
  /** Unset: the member. */
  actor?: Actor;
}) {
  await db.transaction().execute(async (on) => {
    await keepHired({ memberId, on });
    const gone = await on
      .deleteFrom("auth_user")
      .where("id", "=", memberId)
      .where("role", "=", "member")
      .returning("email")
      .executeTakeFirst();
    if (!gone) throw new AppError("not-found");
    await on.deleteFrom("member_registration").where("email", "=", gone.email).execute();
    await on.deleteFrom("audit_entry").where("actor", "=", memberId).execute();
    await writeAudit({ on, actor, action: "deleted", kind: "member", id: memberId });
  });
  await removeDueFiles();
}

/** The same by the member's own hand, who has to give the password once more. */
export async function deleteOwnAccount({
  memberId,
  password,
  ip,
  device,
}: {
  memberId: string;
  password: string;
  ip: string;
  /** The cookie of the browser. */
  device: string | undefined;
}) {
  const account = await db
    .selectFrom("auth_user")
    .innerJoin("auth_account", "auth_account.user_id", "auth_user.id")
    .where("auth_user.id", "=", memberId)
    .where("provider_id", "=", "credential")
    .select(["email", sql<string>`coalesce(password, '')`.as("hash")])
    .executeTakeFirst();
  if (!account) throw new AppError("not-found");
  const attempt = { account: account.email, ip, device };
  throwIfRefused(await countAttempt(attempt), "too many passwords tried");
  const { verifyPassword } = await import("better-auth/crypto");
  if (!(await verifyPassword({ hash: account.hash, password }))) {
    throw new AppError("invalid", "password", { fields: { password: "wrong" } });
  }
  await uncountAttempt(attempt);
  await deleteMember({ memberId });
}
