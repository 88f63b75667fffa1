import { randomBytes } from "node:crypto";
import { db } from "#db/connect.ts";

/** A secret all nodes share: made by whichever asks first, kept in the database. */
export async function sharedSecret(name: string): Promise<string> {
  await db
    .insertInto("secret")
    .values({ name, value: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom("secret")
    .where("name", "=", name)
    .select("value")
    .executeTakeFirstOrThrow();
  return value;
}
