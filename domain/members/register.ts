import { sql } from "kysely";
import { z } from "zod";
import { db } from "#db/connect.ts";
import { AppError } from "../app-error.ts";
import { consumeCaptcha } from "../captcha/consume-captcha.ts";
import { policy } from "../inquiries/policy.ts";
import type { Lang } from "../language/language.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { requireFewAttempts } from "../rate-limit/limit-attempts.ts";
import { refuseKnownPassword } from "../staff/passwords/known-password.ts";
import { password } from "../staff/passwords/password.ts";
import { line } from "./written.ts";

export const registrationFields = z.object({
  name: line({ least: 1, most: 40 }),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  password,
  code: z.string().trim().min(1).max(500),
  vcode: z.string().min(1).max(100),
});
export type RegistrationFields = z.infer<typeof registrationFields>;

const limits = { perIp: 20, perNetwork: 80, seconds: 600 };
/** Registrations one address may get mail for in a day: enough for a person, useless for a nuisance. */
const perDay = 3;

/**
 * Notes that somebody wants to be a member; they are one when they have confirmed their address or,
 * on a site that sends no mail, when the staff have approved. The same is done for an address that
 * has an account already: what its owner is told stands in the mail, which only they can read.
 */
export async function register({
  name,
  email,
  password,
  code,
  vcode,
  lang,
  ip,
}: RegistrationFields & { lang: Lang; ip: string }): Promise<{ mailing: boolean }> {
  await requireFewAttempts({ what: "register", ip, limits });
  await refuseKnownPassword({ password });
  const spent = await consumeCaptcha({ vcode, code, soonest: policy.soonest, on: db });
  if (spent !== "right") {
    throw new AppError("invalid", "captcha", {
      fields: { code: spent === "early" ? "early" : "wrong" },
    });
  }
  // Slow on purpose, so not while a row is locked, and for known addresses as for unknown ones.
  const { hashPassword } = await import("better-auth/crypto");
  const passwordHash = await hashPassword(password);
  const { mailing } = policy;
  await db.transaction().execute(async (on) => {
    const { rows } = await sql<{ id: string }>`
      insert into member_registration (name, email, password_hash, lang, expires_at)
      select ${name}, ${email}, ${passwordHash}, ${lang}, now() + ${expiry(mailing)}
      where ${perDay} > (
        select count(*) from member_registration
        where lower(email) = ${email} and created_at > now() - interval '1 day'
      )
      returning id`.execute(on);
    const [registration] = rows;
    if (!registration || !mailing) return;
    const payload = { registrationId: registration.id };
    await enqueueMail({ kind: "member-registration", payload, on });
  });
  return { mailing };
}

/** A mail is answered within days; staff may be on holiday. */
function expiry(mailing: boolean) {
  return mailing ? sql`interval '7 days'` : sql`interval '90 days'`;
}
