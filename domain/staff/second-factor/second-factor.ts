import { type Kysely, sql } from "kysely";
import { db } from "#db/connect.ts";
import type { DB } from "#db/schema.ts";

/** What somebody has beside their password. */
export async function readFactors({ userId }: { userId: string }) {
  const user = await db
    .selectFrom("auth_user")
    .where("id", "=", userId)
    .select([
      "two_factor_enabled as hasApp",
      sql<number>`(select count(*)::int from auth_passkey where user_id = auth_user.id)`.as(
        "passkeys",
      ),
    ])
    .executeTakeFirst();
  return user ?? { hasApp: false, passkeys: 0 };
}

/** Takes away whatever somebody has beside the password: the app, its codes, and every passkey. */
export async function dropFactors({ userId, on }: { userId: string; on: Kysely<DB> }) {
  await on.deleteFrom("auth_two_factor").where("user_id", "=", userId).execute();
  await on.deleteFrom("auth_passkey").where("user_id", "=", userId).execute();
  await on
    .updateTable("auth_user")
    .set({ two_factor_enabled: false })
    .where("id", "=", userId)
    .execute();
}
