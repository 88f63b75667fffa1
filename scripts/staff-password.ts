/**
 * Lets a member of staff in again who cannot get in by themselves: a new one-time password, no second
 * factor, no lock. `npm run staff:password -- name@example.com`
 */
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { connect, db, disconnect } from "#db/connect.ts";
import { readConfig } from "../server/config.ts";

const email = process.argv[2];
const config = readConfig();
const { startEmbedded } = await import("#db/embedded.ts");
const embedded = config.databaseUrl
  ? undefined
  : await startEmbedded({ directory: join(config.dataDir, "postgres") });
connect({ url: config.databaseUrl ?? embedded?.url ?? "", poolSize: 1 });
try {
  const user = await db
    .updateTable("auth_user")
    .set({ must_change_password: true, two_factor_enabled: false, disabled_at: null })
    .where("email", "=", email ?? "")
    .returning("id")
    .executeTakeFirst();
  if (!user) throw new Error(`Nobody signs in as ${email ?? "(no address given)"}.`);
  const { hashPassword } = await import("better-auth/crypto");
  const password = randomBytes(12).toString("base64url");
  await db
    .updateTable("auth_account")
    .set({ password: await hashPassword(password) })
    .where("user_id", "=", user.id)
    .where("provider_id", "=", "credential")
    .execute();
  await db.deleteFrom("auth_two_factor").where("user_id", "=", user.id).execute();
  await db.deleteFrom("auth_session").where("user_id", "=", user.id).execute();
  await db.deleteFrom("sign_in_attempt").execute();
  console.log(`One-time password for ${email}: ${password}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await disconnect();
  await embedded?.stop();
}
