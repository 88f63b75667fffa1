import type { Kysely } from "kysely";
import type { DB } from "#db/schema.ts";
import { AppError } from "../../app-error.ts";

/**
 * Refuses to take the last administrator away. The rows stay locked for the transaction, so that
 * two administrators cannot remove each other at the same moment.
 */
export async function requireRemainingAdministrator({
  without,
  on,
}: {
  without: string;
  on: Kysely<DB>;
}) {
  const administrators = await on
    .selectFrom("auth_user")
    .where("role", "=", "administrator")
    .where("disabled_at", "is", null)
    .orderBy("id")
    .forUpdate()
    .select("id")
    .execute();
  if (administrators.every(({ id }) => id === without)) throw new AppError("last-administrator");
}
