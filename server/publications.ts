import { readEnds } from "#domain/documents/validity.ts";
import { publishDue, timeToNextPublication } from "#domain/records/publish-due.ts";
import type { Log } from "./log.ts";

/** Never sleep longer than this: clocks jump, and a missed announcement must not cost a day. */
const longestSleep = 60_000;

/**
 * Publishes scheduled content at its time. Every node does so; whichever is first wins, and the
 * change announces itself to all. Call `wake` when content changed: the next time may be another.
 *
 * The end of a document changes no record: whatever reads documents asks for the day. What this
 * node has kept of pages is outdated all the same, so it is told by `onEnd`.
 */
export function startPublishing({ log, onEnd }: { log: Log; onEnd: () => void }) {
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  /** How many documents were over when we last looked. */
  let known: number | undefined;

  async function work() {
    try {
      const published = await publishDue();
      if (published > 0) log.info({ published }, "scheduled content published");
      const { over, wait: toEnd = longestSleep } = await readEnds();
      if (over !== known) onEnd();
      known = over;
      sleep(Math.min((await timeToNextPublication()) ?? longestSleep, toEnd));
    } catch {
      // The database is away; the next round finds what was missed.
      sleep(1000);
    }
  }

  function sleep(milliseconds: number) {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(work, Math.min(milliseconds, longestSleep)).unref();
  }

  sleep(0);
  return {
    wake: () => sleep(100),
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
