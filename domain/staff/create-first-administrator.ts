import { randomBytes, randomUUID } from "node:crypto";
import { db } from "#db/connect.ts";

export const firstAdministrator = "admin@example.com";

/**
 * The account that opens the door the first time, with a password that must be changed at once.
 * Undefined when somebody exists already, whichever node made them.
 */
export async function createFirstAdministrator() {
  const anybody = await db.selectFrom("auth_user").select("id").limit(1).executeTakeFirst();
  if (anybody) return undefined;
  const { hashPassword } = await import("better-auth/crypto");
  const password = randomBytes(12).toString("base64url");
  const hash = await hashPassword(password);
  const made = await db.transaction().execute(async (transaction) => {
    const user = await transaction
      .insertInto("auth_user")
      .values({
        id: randomUUID(),
        name: "Administrator",
        email: firstAdministrator,
        email_verified: true,
        role: "administrator",
        must_change_password: true,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!user) return false;
    await transaction
      .insertInto("auth_account")
      .values({
        id: randomUUID(),
        user_id: user.id,
        account_id: user.id,
        provider_id: "credential",
        password: hash,
      })
      .execute();
    return true;
  });
  return made ? { email: firstAdministrator, password } : undefined;
}
