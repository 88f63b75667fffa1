import PostalMime, { type Attachment } from "postal-mime";
import type { SentFile } from "../../files/sent-pdf.ts";
import { cleanLines, cutLine } from "../../text/typed-text.ts";
import { type AttachmentProblem, findAttachmentProblem } from "../attachment-rules.ts";
import type { ContentProblem } from "../ingest-attachments.ts";
import { htmlToText } from "./html-to-text.ts";

export const longestAnswer = 20_000;
/** More than visitors may send with the form: there, one mail follows another. */
const mostFiles = 10;
/** A picture that is part of the text and smaller than this is somebody's signature. */
const smallestDrawn = 16 * 1024;

/** A file that was not taken, and why. `unscanned`: the scanner did not answer for long. */
export type LeftOut = {
  /** Empty: it is about the mail itself. */
  name: string;
  problem: ContentProblem | "unscanned" | "text-long" | "mail-large" | "unreadable";
};

export type MailContent = {
  text: string;
  files: (Omit<SentFile, "bytes"> & { bytes: Uint8Array })[];
  leftOut: LeftOut[];
};

/** What reports and signed mails carry beside what somebody wrote. */
const technical =
  /^(?:message\/|text\/(?:rfc822-headers|calendar)|application\/(?:pgp-|(?:x-)?pkcs7-|ics))/;

/** What somebody wrote in a mail, as plain text, and the files worth looking into. */
export async function readMail(source: Uint8Array): Promise<MailContent> {
  const mail = await PostalMime.parse(source, {
    rfc822Attachments: true,
    maxNestingDepth: 20,
    attachmentEncoding: "arraybuffer",
  });
  const written = mail.text?.trim() ? mail.text : htmlToText(mail.html ?? "");
  const files: MailContent["files"] = [];
  const leftOut: LeftOut[] = [];
  if (written.length > longestAnswer) leftOut.push({ name: "", problem: "text-long" });
  for (const attachment of mail.attachments) {
    if (technical.test(attachment.mimeType)) continue;
    const file = toFile(attachment);
    if (attachment.related && file.bytes.length < smallestDrawn) continue;
    const problem = problemOf({ file, before: files.length });
    if (problem) leftOut.push({ name: file.name, problem });
    else files.push(file);
  }
  return {
    text: cleanLines(written.slice(0, longestAnswer)),
    files,
    leftOut: leftOut.slice(0, 2 * mostFiles),
  };
}

function problemOf({
  file: { name, type, bytes },
  before,
}: {
  file: MailContent["files"][number];
  before: number;
}): AttachmentProblem | undefined {
  if (before === mostFiles) return "files-many";
  return findAttachmentProblem([{ name, type, size: bytes.length }])?.problem;
}

function toFile({ filename, mimeType, content }: Attachment): MailContent["files"][number] {
  const bytes =
    typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content);
  const ending = mimeType === "application/pdf" ? ".pdf" : "";
  return { name: cutLine(filename ?? "", 200) ?? `attachment${ending}`, type: mimeType, bytes };
}
