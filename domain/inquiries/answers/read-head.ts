import PostalMime from "postal-mime";
import { cutLine } from "../../text/typed-text.ts";

/** So much of each mail is looked at to see whether it is an answer: its head, and of a report the mail it is about. */
export const lookedAt = 64 * 1024;

export type AnswerSort = "answer" | "automatic" | "bounce";

export type MailHead = {
  sort: AnswerSort;
  /** What it calls itself. */
  messageId: string | undefined;
  /** Ours that it may refer to: by an answer's headers, or by the address it was sent to. */
  tokens: string[];
  /** Who sent it; of a report, whom our mail did not reach. In small letters. */
  senders: string[];
  subject: string;
};

const token = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
const mostTokens = 50;

const referring = ["in-reply-to", "references", "to", "cc", "delivered-to", "x-original-to"];

/** What the beginning of a mail says; undefined where it is none that can be read. */
export async function readHead(start: Uint8Array): Promise<MailHead | undefined> {
  const text = Buffer.from(start).toString("latin1");
  const end = /\r?\n\r?\n/.exec(text)?.index ?? text.length;
  const mail = await PostalMime.parse(start.subarray(0, end)).catch(() => undefined);
  if (!mail) return undefined;
  const values = (name: string) =>
    mail.headers.filter(({ key }) => key === name).map(({ value }) => value);
  const isReport = /^\s*multipart\/report\b/i.test(values("content-type")[0] ?? "");
  const failed = isReport ? failedRecipients(text) : [];
  const referred = isReport ? text : referring.flatMap(values).join("\n");
  const from = mail.from?.address;
  return {
    sort: failed.length > 0 ? "bounce" : isReport || isAutomatic(values) ? "automatic" : "answer",
    messageId: cutLine(values("message-id")[0], 500),
    tokens: [...new Set(referred.match(token) ?? [])].slice(-mostTokens),
    senders: failed.length > 0 ? failed : from ? [from.toLowerCase()] : [],
    subject: cutLine(mail.subject, 300) ?? "",
  };
}

/** What programs write of themselves: RFC 3834, and what was usual before it. */
function isAutomatic(values: (name: string) => string[]): boolean {
  return (
    values("auto-submitted").some((value) => !/^\s*no\b/i.test(value)) ||
    values("precedence").some((value) => /^\s*(?:auto_reply|bulk|junk)\b/i.test(value)) ||
    ["x-autoreply", "x-autorespond"].some((name) => values(name).length > 0)
  );
}

/** Whom a report says that a mail will never reach; one that is only late is no such report. */
function failedRecipients(report: string): string[] {
  if (!/^Action:\s*failed\b/im.test(report)) return [];
  const named = report.matchAll(/^(?:Final|Original)-Recipient:[ \t]*rfc822;[ \t]*(\S{1,320})/gim);
  return Array.from(named, ([, address = ""]) => address.replace(/^<|>$/g, "").toLowerCase());
}
