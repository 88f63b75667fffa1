import { type Kysely, sql } from "kysely";
import { z } from "zod";
import { db } from "#db/connect.ts";
import type { DB } from "#db/schema.ts";
import { type CaptchaOutcome, consumeCaptcha } from "../captcha/consume-captcha.ts";
import { keepFile } from "../files/private-files.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import type { Attachment } from "./ingest-attachments.ts";
import type { Submission } from "./inquiry-form.ts";
import { policy } from "./policy.ts";

/** Receipts one address may get in a day: enough for a person, useless for a nuisance. */
const receiptsPerDay = 3;

/**
 * Captcha spent, inquiry stored, files kept, mails noted: all of it or, when the database fails,
 * nothing.
 */
export async function storeInquiry({
  id,
  submission,
  attachments,
  ip,
  ipCountry,
}: {
  id: string | undefined;
  submission: Submission;
  attachments: Attachment[];
  ip: string | undefined;
  ipCountry: string | undefined;
}): Promise<CaptchaOutcome> {
  const { code, vcode } = submission;
  return db.transaction().execute(async (transaction) => {
    const spent = await consumeCaptcha({ vcode, code, soonest: policy.soonest, on: transaction });
    // The same press of the button may have been stored elsewhere while we waited for the row.
    if (spent !== "right") return (await isStored({ id, on: transaction })) ? "right" : spent;
    const row = await transaction
      .insertInto("inquiry")
      .values({
        submission: id,
        purpose: submission.purpose,
        lang: submission.lang,
        name: submission.name,
        full_name: submission.fullName,
        phone: submission.phone,
        email: submission.email,
        address: submission.address,
        country: submission.country,
        message: submission.message,
        product_id: submission.productId,
        finish: submission.finish,
        mounting: submission.mounting,
        quantity: submission.quantity,
        room: submission.room && JSON.stringify(submission.room),
        lines: JSON.stringify(submission.lines),
        // Whoever is not in the directory cannot be asked for.
        member_id: sql<string | null>`(
          select id from member_profile where id = ${submission.memberId ?? null})`,
        page: submission.page,
        referrer: submission.referrer,
        utm: JSON.stringify(submission.utm),
        ip,
        ip_country: ipCountry,
      })
      .onConflict((conflict) => conflict.column("submission").doNothing())
      .returning("id")
      .executeTakeFirst();
    // Stored elsewhere at the same moment; files written for this one are removed in their time.
    if (!row) return "right";
    await attach({ inquiryId: row.id, attachments, on: transaction });
    await enqueueMails({ inquiryId: row.id, email: submission.email, on: transaction });
    return "right";
  });
}

async function attach({
  inquiryId,
  attachments,
  on,
}: {
  inquiryId: number;
  attachments: Attachment[];
  on: Kysely<DB>;
}) {
  for (const attachment of attachments) {
    await on
      .insertInto("inquiry_file")
      .values({ ...attachment, inquiry_id: inquiryId })
      .execute();
    await keepFile({ file: attachment.file, on });
  }
}

export async function isStored({ id, on = db }: { id: string | undefined; on?: Kysely<DB> }) {
  if (id === undefined) return false;
  const row = await on
    .selectFrom("inquiry")
    .where("submission", "=", id)
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}

async function enqueueMails({
  inquiryId,
  email,
  on,
}: {
  inquiryId: number;
  email: string;
  on: Kysely<DB>;
}) {
  const payload = { inquiryId };
  await enqueueMail({ kind: "inquiry-notification", payload, on });
  if (!z.email().safeParse(email).success) return;
  const { rows } = await sql<{ count: number }>`
    select count(*) from inquiry
    where lower(email) = lower(${email}) and email <> ''
      and created_at > now() - interval '1 day'`.execute(on);
  if ((rows[0]?.count ?? 0) > receiptsPerDay) return;
  await enqueueMail({ kind: "inquiry-receipt", payload, on });
}
