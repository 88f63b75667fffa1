import { randomUUID } from "node:crypto";
import type { Insertable, Kysely } from "kysely";
import type { AuthUser, DB } from "#db/schema.ts";

/** Makes somebody who signs in with a password; undefined when the address has an account. */
export async function addAccount({
  passwordHash,
  on,
  ...person
}: Omit<Insertable<AuthUser>, "id"> & {
  passwordHash: string;
  on: Kysely<DB>;
}): Promise<string | undefined> {
  const id = randomUUID();
  const added = await on
    .insertInto("auth_user")
    .values({ id, ...person })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!added) return undefined;
  await on
    .insertInto("auth_account")
    .values({
      id: randomUUID(),
      user_id: id,
      account_id: id,
      provider_id: "credential",
      password: passwordHash,
    })
    .execute();
  return id;
}
