import { randomBytes } from "node:crypto";
import { db } from "#db/connect.ts";
import { addAccount } from "./add-account.ts";

export const firstAdministrator = "admin@example.com";

/**
 * The account to sign in with the first time, with a password that must be changed at once.
 * Undefined when the staff have somebody already, whichever node made them.
 */
export async function createFirstAdministrator() {
  const anybody = await db
    .selectFrom("auth_user")
    .where("role", "<>", "member")
    .select("id")
    .limit(1)
    .executeTakeFirst();
  if (anybody) return undefined;
  const { hashPassword } = await import("better-auth/crypto");
  const password = randomBytes(12).toString("base64url");
  const passwordHash = await hashPassword(password);
  const made = await db.transaction().execute((on) =>
    addAccount({
      name: "Administrator",
      email: firstAdministrator,
      email_verified: true,
      role: "administrator",
      must_change_password: true,
      passwordHash,
      on,
    }),
  );
  return made ? { email: firstAdministrator, password } : undefined;
}
