import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { now } from "#db/now.ts";
import { forgetOldGuesses } from "../../rate-limit/limit-guesses.ts";
import { rememberedDays } from "./device.ts";

/** Removes what lets nobody in any more and keeps nobody out. */
export async function forgetOldSignIns() {
  await db.deleteFrom("auth_session").where("expires_at", "<", now).execute();
  await db.deleteFrom("auth_verification").where("expires_at", "<", now).execute();
  await db.deleteFrom("member_token").where("expires_at", "<", now).execute();
  await db.deleteFrom("used_code").where("expires_at", "<", now).execute();
  await db
    .deleteFrom("known_device")
    .where("last_at", "<", sql<Date>`now() - make_interval(days => ${rememberedDays})`)
    .execute();
  await forgetOldGuesses();
}
