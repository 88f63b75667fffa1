import { db } from "#db/connect.ts";
import { now } from "#db/now.ts";
import { forgetOldAttempts } from "../rate-limit/limit-attempts.ts";

/** Removes what nobody can use any more: unanswered pictures and counters that have run out. */
export async function forgetExpired() {
  await db.deleteFrom("captcha").where("expires_at", "<", now).execute();
  await forgetOldAttempts();
}
