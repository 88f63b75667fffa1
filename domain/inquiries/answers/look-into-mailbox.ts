import { noteFailure, openPlace } from "./mailbox-place.ts";
import type { OpenMailbox } from "./open-mailbox.ts";
import { takeMail } from "./take-mail.ts";

/** How far back to look in a mailbox that is read for the first time. */
const firstDays = 30;

/**
 * Takes the answers out of what has arrived since it was last looked at, oldest first. What fails
 * ends the round, and the next one begins with the same mail. Says how many were taken.
 */
export async function lookIntoMailbox({
  mailbox,
  signal,
}: {
  mailbox: OpenMailbox;
  signal: AbortSignal;
}): Promise<number> {
  const { address, validity } = mailbox;
  const first = () => mailbox.firstOfLast(firstDays);
  const place = await openPlace({ address, validity, first });
  let { tries } = place;
  let taken = 0;
  for (const mail of await mailbox.listAfter(place.lastUid)) {
    if (signal.aborted) break;
    const outcome = await takeMail({ mailbox, mail, tries }).catch(async (error) => {
      await noteFailure({ address, validity, uid: mail.uid });
      throw error;
    });
    tries = 0;
    if (outcome === "left") continue;
    taken++;
    await mailbox.markRead(mail.uid);
  }
  return taken;
}
