import { type Kysely, sql } from "kysely";
import { now } from "#db/now.ts";
import type { DB } from "#db/schema.ts";
import { addAccount } from "../staff/add-account.ts";

/**
 * Makes the account that a registration asked for; undefined when the registration has run out or
 * the address has an account meanwhile. Other registrations of the address are done with as well.
 */
export async function openAccount({
  registration,
  verified,
  on,
}: {
  registration: { id: string } | { tokenHash: string };
  /** Whether the owner of the address has shown that it is theirs. */
  verified: boolean;
  on: Kysely<DB>;
}): Promise<string | undefined> {
  const [column, value] =
    "id" in registration
      ? [sql<string>`id::text`, registration.id]
      : [sql<string>`token_hash`, registration.tokenHash];
  const asked = await on
    .deleteFrom("member_registration")
    .where(column, "=", value)
    .where("expires_at", ">", now)
    .where("refused_at", "is", null)
    .returning(["name", "email", "lang", "password_hash"])
    .executeTakeFirst();
  if (!asked) return undefined;
  await on.deleteFrom("member_registration").where("email", "=", asked.email).execute();
  const { name, email, lang, password_hash: passwordHash } = asked;
  const person = { name, email, email_verified: verified, role: "member" };
  const id = await addAccount({ ...person, passwordHash, on });
  if (!id) return undefined;
  await on.insertInto("member").values({ id, lang }).execute();
  return id;
}
