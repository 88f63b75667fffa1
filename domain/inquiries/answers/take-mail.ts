import { createHash } from "node:crypto";
import { db } from "#db/connect.ts";
import { keepFile } from "../../files/private-files.ts";
import { enqueueMail } from "../../mail/enqueue-mail.ts";
import { rowNumber } from "../../queries/row-number.ts";
import { changeInquiry, lockInquiries } from "../change-inquiries.ts";
import { type Attachment, ingestAttachments } from "../ingest-attachments.ts";
import { publishInquiryEvent } from "../inquiry-events.ts";
import type { Before, InquiryChange } from "../inquiry-status.ts";
import { type Answered, findAnswered } from "./find-answered.ts";
import { type MailboxPlace, passMail } from "./mailbox-place.ts";
import type { OpenMailbox } from "./open-mailbox.ts";
import { type MailHead, readHead } from "./read-head.ts";
import type { LeftOut, MailContent } from "./read-mail.ts";
import { largestMail, startOfLarge, takeApart } from "./take-apart.ts";

/** As often as a mail may fail before it is taken without its files; then as often again. */
const mostTries = 20;

type Listed = { uid: number; size: number; receivedAt: Date };

/**
 * Takes a mail of the mailbox into the inquiry it answers. It is stored, its files kept and the
 * mailbox's place moved on in one transaction: whatever happens in between, it is there once. What
 * answers nothing of ours is left as it lies.
 */
export async function takeMail({
  mailbox,
  mail: { uid, size, receivedAt },
  tries,
}: {
  mailbox: OpenMailbox;
  mail: Listed;
  tries: MailboxPlace["tries"];
}): Promise<"taken" | "left"> {
  const { address, validity } = mailbox;
  const at = { address, validity, uid };
  const answered = tries < 2 * mostTries ? await recognise({ mailbox, uid }) : undefined;
  if (!answered) {
    await passMail({ ...at, on: db });
    return "left";
  }
  const { head, inquiry } = answered;
  const source = await mailbox.read({ uid, most: size > largestMail ? startOfLarge : size });
  const content = await takeApart({ source, size });
  const mailKey = head.messageId ?? createHash("sha256").update(source).digest("hex");
  const { attachments, leftOut } = await ingest({ content, withFiles: tries < mostTries });
  const stored = await db.transaction().execute(async (on) => {
    // Another node has it, or had it; files written for nothing are removed in their time.
    if (!(await passMail({ ...at, on }))) return false;
    const [before] = await lockInquiries({ ids: [inquiry.inquiryId], on });
    if (!before) return false;
    const inquiryId = rowNumber(inquiry.inquiryId);
    const row = await on
      .insertInto("inquiry_answer")
      .values({
        ...{ inquiry_id: inquiryId, reply_id: inquiry.replyId, mail_key: mailKey },
        ...{ sort: head.sort, sent_from: head.senders[0] ?? "", subject: head.subject },
        ...{ text: content.text, left_out: JSON.stringify(leftOut), received_at: receivedAt },
      })
      .onConflict((conflict) => conflict.columns(["inquiry_id", "mail_key"]).doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!row) return false;
    for (const attachment of attachments) {
      const file = { ...attachment, inquiry_id: inquiryId, answer_id: row.id };
      await on.insertInto("inquiry_file").values(file).execute();
      await keepFile({ file: attachment.file, on });
    }
    // A machine's answer is no reason to look again.
    if (head.sort === "automatic") return true;
    const change = reopen({ before, sort: head.sort });
    const action = change.status ? "reopened" : "answered";
    await changeInquiry({ inquiry: before, change, action, on });
    await enqueueMail({ kind: "inquiry-answer", payload: { inquiryId, answerId: row.id }, on });
    return true;
  });
  if (stored) publishInquiryEvent("changed");
  return "taken";
}

type Recognised = { head: MailHead; inquiry: Answered };

async function recognise({
  mailbox,
  uid,
}: {
  mailbox: OpenMailbox;
  uid: number;
}): Promise<Recognised | undefined> {
  const head = await readHead(await mailbox.readStart(uid));
  const inquiry = head && (await findAnswered(head));
  return head && inquiry && { head, inquiry };
}

/** Somebody should look at it again; of what seemed lost, something may come after all. */
function reopen({ before, sort }: { before: Before; sort: MailHead["sort"] }): InquiryChange {
  const isBack = sort === "answer" && before.status === "lost";
  return { read: false, ...(isBack && { status: "contacted" }) };
}

/** File by file: one that cannot be taken does not keep the others out. */
async function ingest({ content, withFiles }: { content: MailContent; withFiles: boolean }) {
  const attachments: Attachment[] = [];
  const leftOut: LeftOut[] = [...content.leftOut];
  for (const { bytes, ...file } of content.files) {
    if (!withFiles) {
      leftOut.push({ name: file.name, problem: "unscanned" });
      continue;
    }
    const taken = await ingestAttachments({ files: [{ ...file, bytes: Buffer.from(bytes) }] });
    if ("problem" in taken) leftOut.push({ name: file.name, problem: taken.problem });
    else attachments.push(...taken.attachments);
  }
  return { attachments, leftOut };
}
