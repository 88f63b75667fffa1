import { publishDue, timeToNextPublication } from "#domain/records/publish-due.ts";
import type { Log } from "./log.ts";

/** Never sleep longer than this: clocks jump, and a missed announcement must not cost a day. */
const longestSleep = 60_000;

/**
 * Publishes scheduled content at its time. Every node does so; whichever is first wins, and the
 * change announces itself to all. Call `wake` when content changed: the next time may be another.
 */
export function startPublishing({ log }: { log: Log }) {
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function work() {
    try {
      const published = await publishDue();
      if (published > 0) log.info({ published }, "scheduled content published");
      sleep((await timeToNextPublication()) ?? longestSleep);
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
