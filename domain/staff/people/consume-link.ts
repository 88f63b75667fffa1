import type { Kysely } from "kysely";
import { db } from "#db/connect.ts";
import { now } from "#db/now.ts";
import type { DB } from "#db/schema.ts";
import { AppError } from "../../app-error.ts";
import { requireFewAttempts } from "../../rate-limit/limit-attempts.ts";
import { addAccount } from "../add-account.ts";
import { writeAudit } from "../audit.ts";
import { hashToken } from "../link-token.ts";
import { refuseKnownPassword } from "../passwords/known-password.ts";
import { type Device, rememberDevice } from "../sign-in/device.ts";
import { clearLockout } from "../sign-in/lock-out.ts";

const limits = { perIp: 60, perNetwork: 240, seconds: 600 };

type Link = { token: string; ip: string };

/** Whom a link is for, as its holder may see it. Throws when it is spent, expired or no link. */
export async function readLink({ token, ip }: Link) {
  await limit(ip);
  const hash = hashToken(token);
  const link = await db
    .selectFrom("staff_link")
    .leftJoin("auth_user", "auth_user.id", "staff_link.user_id")
    .where((where) =>
      where.or([where("token_hash", "=", hash), where("mailed_token_hash", "=", hash)]),
    )
    .where("used_at", "is", null)
    .where("withdrawn_at", "is", null)
    .where("expires_at", ">", now)
    .where("disabled_at", "is", null)
    .select(["kind", "staff_link.email", "staff_link.name", "staff_link.role"])
    .executeTakeFirst();
  if (!link) throw new AppError("link-spent");
  return link;
}

/**
 * Spends a link: makes the account that an invitation promises, or sets the new password. However
 * many hold the link and however fast they are, it works once. The device is known from then on, so
 * that nobody who guesses at the account can keep its owner from signing in.
 */
export async function consumeLink({
  token,
  name,
  password,
  device,
}: {
  token: string;
  name: string;
  password: string;
  device: Device;
}): Promise<{ email: string }> {
  const { ip } = device;
  await readLink({ token, ip });
  await refuseKnownPassword({ password });
  // Slow on purpose, so not while a row is locked.
  const { hashPassword } = await import("better-auth/crypto");
  const passwordHash = await hashPassword(password);
  const hash = hashToken(token);
  const { id, email } = await db.transaction().execute(async (on) => {
    const link = await on
      .updateTable("staff_link")
      .set({ used_at: now })
      .where((where) =>
        where.or([where("token_hash", "=", hash), where("mailed_token_hash", "=", hash)]),
      )
      .where("used_at", "is", null)
      .where("withdrawn_at", "is", null)
      .where("expires_at", ">", now)
      .returning(["id", "email", "role", "translates", "user_id"])
      .executeTakeFirst();
    if (!link) throw new AppError("link-spent");
    const id = link.user_id
      ? await setPassword({ userId: link.user_id, email: link.email, passwordHash, on })
      : await addAccount({
          name,
          email: link.email,
          email_verified: true,
          role: link.role ?? "viewer",
          translates: link.translates,
          passwordHash,
          on,
        });
    if (!id) throw new AppError("link-spent");
    await writeAudit({
      on,
      actor: { id, ip },
      action: link.user_id ? "password-changed" : "joined",
      kind: "person",
      id,
      ...(!link.user_id && { after: { name, email: link.email, role: link.role } }),
    });
    return { id, email: link.email };
  });
  await rememberDevice({ userId: id, device });
  return { email };
}

/** Whoever was signed in as this person before is not any more, and whoever was locked out is not. */
async function setPassword({
  userId,
  email,
  passwordHash,
  on,
}: {
  userId: string;
  email: string;
  passwordHash: string;
  on: Kysely<DB>;
}): Promise<string> {
  await on
    .updateTable("auth_account")
    .set({ password: passwordHash, updated_at: now })
    .where("user_id", "=", userId)
    .where("provider_id", "=", "credential")
    .execute();
  await on
    .updateTable("auth_user")
    .set({ must_change_password: false })
    .where("id", "=", userId)
    .execute();
  await on.deleteFrom("auth_session").where("user_id", "=", userId).execute();
  await clearLockout({ email, userId, on });
  return userId;
}

async function limit(ip: string) {
  await requireFewAttempts({ what: "staff-link", ip, limits });
}
