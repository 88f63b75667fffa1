import type { SentMail } from "./mailbox.ts";

/** The plain text of a mail, in whatever way it was wrapped for the journey. */
export function readMail({ raw }: SentMail): string {
  const part = raw.split(/^--/m).find((one) => /^Content-Type: text\/plain/im.test(one)) ?? raw;
  const [head = "", ...rest] = part.split(/\r?\n\r?\n/);
  const body = rest.join("\n\n");
  if (/base64/i.test(head)) return Buffer.from(body, "base64").toString("utf8");
  const bytes = body
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
