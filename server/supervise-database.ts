import { setTimeout } from "node:timers/promises";
import type { EmbeddedServer } from "#db/embedded.ts";
import type { Log } from "./log.ts";

const look = 1000;
const longestPause = 30_000;

/**
 * Keeps the embedded database running: one that was killed, or that gave up on a full disk, is
 * started again, at first at once and then ever more seldom until it stays.
 */
export function superviseDatabase({
  embedded,
  log,
  onRestart,
}: {
  embedded: Pick<EmbeddedServer, "revive">;
  log: Pick<Log, "error" | "warn">;
  onRestart: () => void;
}) {
  const ended = new AbortController();

  async function supervise() {
    let pause = look;
    while (!ended.signal.aborted) {
      try {
        if (await embedded.revive()) {
          onRestart();
          log.warn("the database server was gone; it runs again");
        }
        pause = look;
      } catch (error) {
        log.error({ err: error }, "the database server is gone and does not start");
        pause = Math.min(pause * 2, longestPause);
      }
      await setTimeout(pause, undefined, { ref: false, signal: ended.signal }).catch(() => {});
    }
  }

  const supervising = supervise();
  return {
    async close() {
      ended.abort();
      await supervising;
    },
  };
}
