import { join } from "node:path";
import { createSideProcess } from "../../files/side-process.ts";
import type { MailContent } from "./read-mail.ts";

/** The largest mail that is read whole: what mail servers commonly let through. */
export const largestMail = 25 * 1024 * 1024;
/** Of a larger one, its text only. */
export const startOfLarge = 1024 * 1024;

const order = createSideProcess<Uint8Array, MailContent>({
  program: join(import.meta.dirname, "mail-process.ts"),
  atOnce: 1,
  limitSeconds: 60,
  processorSeconds: 20,
  memoryMegabytes: 512,
});

/** What stands in a mail. One that brings the process down is told of, and stays in the mailbox. */
export async function takeApart({
  source,
  size,
}: {
  source: Uint8Array;
  size: number;
}): Promise<MailContent> {
  const content = await order(source).catch(
    (): MailContent => ({ text: "", files: [], leftOut: [{ name: "", problem: "unreadable" }] }),
  );
  if (size <= largestMail) return content;
  // The last file in it ends where we stopped reading.
  return { ...content, files: [], leftOut: [{ name: "", problem: "mail-large" }] };
}
