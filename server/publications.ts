import { publishDue, timeToNextPublication } from "#domain/records/publish-due.ts";
import type { Log } from "./log.ts";
import { repeatWork } from "./repeat-work.ts";

/**
 * Publishes scheduled content at its time. Every node does so; whichever is first wins, and the
 * change announces itself to all.
 */
export function startPublishing({ log }: { log: Log }) {
  const { runIn, close } = repeatWork(async () => {
    const published = await publishDue();
    if (published > 0) log.info({ published }, "scheduled content published");
    return timeToNextPublication();
  });
  // The next time may be another.
  return { contentChanged: () => runIn(100), close };
}
