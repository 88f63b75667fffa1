import { readEnds } from "#domain/documents/validity.ts";
import { publishDue, timeToNextPublication } from "#domain/records/publish-due.ts";
import type { Log } from "./log.ts";
import { repeatWork } from "./repeat-work.ts";

/**
 * Publishes scheduled content at its time. Every node does so; whichever is first wins, and the
 * change announces itself to all.
 *
 * The end of a document changes no record: whatever reads documents asks for the day. What this
 * node has kept of pages is outdated all the same, so it is told by `onEnd`.
 */
export function startPublishing({ log, onEnd }: { log: Log; onEnd: () => void }) {
  /** How many documents were over when we last looked. */
  let known: number | undefined;
  const { runIn, close } = repeatWork(async () => {
    const published = await publishDue();
    if (published > 0) log.info({ published }, "scheduled content published");
    const { over, wait: toEnd = Infinity } = await readEnds();
    if (over !== known) onEnd();
    known = over;
    return Math.min((await timeToNextPublication()) ?? Infinity, toEnd);
  });
  // The next time may be another.
  return { contentChanged: () => runIn(100), close };
}
