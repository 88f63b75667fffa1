import { indexQueuedRecords } from "#domain/search/index/index-changes.ts";
import type { Log } from "./log.ts";

/** Notifications get lost; a look now and then costs nothing. */
const longestSleep = 60_000;

/**
 * Keeps the search index true when content is changed by hand in the database. Every node does so,
 * each takes other records. Call `wake` when content changed.
 */
export function startIndexing({ log }: { log: Log }) {
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function work() {
    try {
      const indexed = await indexQueuedRecords();
      if (indexed > 0) log.info({ indexed }, "search index brought up to date");
      sleep(longestSleep);
    } catch {
      // The database is away; the next round finds what was missed.
      sleep(1000);
    }
  }

  function sleep(milliseconds: number) {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(work, milliseconds).unref();
  }

  sleep(0);
  return {
    wake: () => sleep(200),
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
