import { randomBytes } from "node:crypto";
import { db } from "#db/connect.ts";
import { now } from "#db/now.ts";
import { clearAllGuesses } from "../../rate-limit/limit-guesses.ts";
import { dropFactors } from "../second-factor/second-factor.ts";

/**
 * Lets somebody in again who cannot get in by themselves: gives a one-time password, and takes away
 * what they have lost, the authenticator app, the passkeys, the sessions and every lock. Undefined when
 * nobody signs in with that address.
 */
export async function resetAccess({ email }: { email: string }): Promise<string | undefined> {
  const { hashPassword } = await import("better-auth/crypto");
  const password = randomBytes(12).toString("base64url");
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (on) => {
    const user = await on
      .updateTable("auth_user")
      .set({ must_change_password: true, disabled_at: null, updated_at: now })
      .where("email", "=", email)
      .returning("id")
      .executeTakeFirst();
    if (!user) return undefined;
    await on
      .updateTable("auth_account")
      .set({ password: passwordHash })
      .where("user_id", "=", user.id)
      .where("provider_id", "=", "credential")
      .execute();
    await dropFactors({ userId: user.id, on });
    await on.deleteFrom("auth_session").where("user_id", "=", user.id).execute();
    await clearAllGuesses({ prefix: "", on });
    return password;
  });
}
