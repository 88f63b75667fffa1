import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { policy } from "../inquiries/policy.ts";
import type { Lang } from "../language/language.ts";
import { requireFewAttempts } from "../rate-limit/limit-attempts.ts";
import { makePasswordLink } from "../staff/passwords/make-password-link.ts";

const limits = { perIp: 20, perNetwork: 80, seconds: 600 };
const perDay = 3;
/** Longer than making a link takes: the time of the answer tells nothing either. */
const answerAfter = 250;

/**
 * Sends whoever has an account under that address, staff or member, a link for a new password. What
 * comes back is the same for everybody.
 */
export async function sendForgottenPassword({
  email,
  lang,
  ip,
}: {
  email: string;
  lang: Lang;
  ip: string;
}): Promise<{ mailing: boolean }> {
  await requireFewAttempts({ what: "forgotten", ip, limits });
  const { mailing } = policy;
  await Promise.all([mailing && sendLink({ email, lang }), wait(answerAfter)]);
  return { mailing };
}

async function sendLink({ email, lang }: { email: string; lang: Lang }) {
  const user = await db
    .selectFrom("auth_user")
    .where(sql`lower(email)`, "=", email.trim().toLowerCase())
    .where("disabled_at", "is", null)
    .where(({ selectFrom, lit }) =>
      selectFrom("staff_link")
        .whereRef("user_id", "=", "auth_user.id")
        .where("staff_link.created_at", ">", sql<Date>`now() - interval '1 day'`)
        .select(sql<boolean>`count(*) < ${lit(perDay)}`.as("few")),
    )
    .select("id")
    .executeTakeFirst();
  if (user) await makePasswordLink({ userId: user.id, lang });
}
