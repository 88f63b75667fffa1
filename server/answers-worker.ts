import { lookIntoMailbox } from "#domain/inquiries/answers/look-into-mailbox.ts";
import { claimLook } from "#domain/inquiries/answers/mailbox-place.ts";
import type { ImapAddress } from "./imap-address.ts";
import { nameMailbox, withMailbox } from "./imap-mailbox.ts";
import type { Log } from "./log.ts";
import { repeatWork } from "./repeat-work.ts";

/**
 * Looks for customers' answers for as long as the site runs. All nodes take turns, so that the mail
 * server sees one of them at a time; a connection is kept no longer than there is something to read.
 */
export function startAnswersWorker({
  address,
  everySeconds,
  shutdownSeconds,
  log,
}: {
  address: ImapAddress;
  everySeconds: number;
  shutdownSeconds: number;
  log: Log;
}) {
  const closing = new AbortController();
  const tired = new AbortController();
  let underWay: Promise<number> | undefined;

  async function look(): Promise<number> {
    if (!(await claimLook({ address: nameMailbox(address), everySeconds }))) return 0;
    return withMailbox({
      ...{ address, signal: tired.signal },
      work: (mailbox) => lookIntoMailbox({ mailbox, signal: closing.signal }),
    });
  }

  const work = repeatWork(async () => {
    underWay = look();
    const taken = await underWay.catch((error) => {
      // The sentence only: the rest may hold what the server was told.
      log.warn({ reason: String(error) }, "the mailbox could not be read, will be tried again");
      return 0;
    });
    if (taken > 0) log.info({ taken }, "answers taken from the mailbox");
    return everySeconds * 1000;
  });
  return {
    /** Finishes the mail in hand; what takes too long is cut off and read again another time. */
    async close() {
      work.close();
      closing.abort();
      const timer = setTimeout(() => tired.abort(), shutdownSeconds * 1000);
      await underWay?.catch(() => {});
      clearTimeout(timer);
    },
  };
}
