import { randomInt } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { z } from "zod";
import { db } from "#db/connect.ts";
import type { DB } from "#db/schema.ts";
import { type CaptchaOutcome, consumeCaptcha } from "../captcha/consume-captcha.ts";
import { keepFile } from "../files/private-files.ts";
import { policy } from "../inquiries/policy.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import type { Resume } from "../members/get-resume.ts";
import type { SessionMember } from "../members/session-member.ts";
import { cutLine } from "../text/typed-text.ts";
import type { ApplicationForm } from "./application-form.ts";
import type { JobContent } from "./job-content.ts";

/** Receipts one address may get in a day: enough for a person, useless for a nuisance. */
const receiptsPerDay = 3;

/** No letters or digits that are taken for one another on the telephone. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** Says nothing of how many there are, and cannot be guessed. */
function makeNumber(): string {
  const signs = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return `${signs.slice(0, 4)}-${signs.slice(4)}`;
}

/** Code spent, application stored, file kept, mail noted: all of it or nothing. */
export async function storeApplication({
  submission,
  written,
  job,
  member,
  resume,
  file,
}: {
  submission: string | undefined;
  written: ApplicationForm;
  job: JobContent;
  member: SessionMember | undefined;
  resume: Resume | undefined;
  file: { stored: string; name: string; size: number } | undefined;
}): Promise<{ number: string } | { spent: CaptchaOutcome }> {
  const { code, vcode } = written;
  return db.transaction().execute(async (on) => {
    // A member's own résumé needs no code: who they are has been proved.
    if (file) {
      const spent = await consumeCaptcha({ vcode, code, soonest: policy.soonest, on });
      if (spent !== "right") {
        const number = await findReceipt({ submission, on });
        return number === undefined ? { spent } : { number };
      }
    }
    const row = await on
      .insertInto("job_application")
      .values({
        number: makeNumber(),
        submission,
        job_id: job.id,
        job_title: JSON.stringify(job.title),
        member_id: member?.id,
        lang: written.lang,
        name: written.name,
        phone: written.phone,
        email: written.email,
        message: written.message,
        resume: resume && JSON.stringify(resume),
        file: file?.stored,
        file_name: cutLine(file?.name, 200),
        file_bytes: file?.size,
      })
      .onConflict((conflict) => conflict.column("submission").doNothing())
      .returning(["id", "number"])
      .executeTakeFirst();
    // Stored elsewhere at the same moment; the file written for this one is removed in its time.
    if (!row) return { number: (await findReceipt({ submission, on })) ?? "" };
    if (file) await keepFile({ file: file.stored, on });
    await enqueueMails({ id: row.id, email: written.email, on });
    return { number: row.number };
  });
}

/** The number of an application that was stored already. */
export async function findReceipt({
  submission,
  on = db,
}: {
  submission: string | undefined;
  on?: Kysely<DB>;
}): Promise<string | undefined> {
  if (submission === undefined) return undefined;
  const row = await on
    .selectFrom("job_application")
    .where("submission", "=", submission)
    .select("number")
    .executeTakeFirst();
  return row?.number;
}

async function enqueueMails({ id, email, on }: { id: string; email: string; on: Kysely<DB> }) {
  const payload = { applicationId: id };
  await enqueueMail({ kind: "application-notification", payload, on });
  if (!z.email().safeParse(email).success) return;
  const { rows } = await sql<{ count: number }>`
    select count(*) from job_application
    where lower(email) = lower(${email}) and email <> ''
      and created_at > now() - interval '1 day'`.execute(on);
  if ((rows[0]?.count ?? 0) > receiptsPerDay) return;
  await enqueueMail({ kind: "application-receipt", payload, on });
}
