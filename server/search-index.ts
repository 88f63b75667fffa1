import { indexQueuedRecords } from "#domain/search/index/index-changes.ts";
import type { Log } from "./log.ts";
import { repeatWork } from "./repeat-work.ts";

/**
 * Keeps the search index true when content is changed by hand in the database. Every node does so,
 * each takes other records.
 */
export function startIndexing({ log }: { log: Log }) {
  const { runIn, close } = repeatWork(async () => {
    const indexed = await indexQueuedRecords();
    if (indexed > 0) log.info({ indexed }, "search index brought up to date");
    return undefined;
  });
  return { contentChanged: () => runIn(200), close };
}
