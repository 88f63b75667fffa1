import { setTimeout } from "node:timers/promises";
import type { EmbeddedServer } from "#db/embedded.ts";
import type { Log } from "./log.ts";

const look = 1000;
const longestPause = 5000;
/** So many looks in a row that find it running: it stays. */
const looksToTrust = 2;

/**
 * Keeps the embedded database running: one that was killed, or that gave up on a full disk, is
 * started again, at first at once and then ever more seldom until it stays. One that starts and
 * dies again has not stayed.
 */
export function superviseDatabase({
  embedded,
  log,
  onRestart,
  onFailure,
  wait = (milliseconds, signal) => setTimeout(milliseconds, undefined, { ref: false, signal }),
}: {
  embedded: Pick<EmbeddedServer, "revive">;
  log: Pick<Log, "error" | "warn">;
  onRestart: () => void;
  /** It was gone and could not be started. */
  onFailure: () => void;
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}) {
  const ended = new AbortController();

  async function supervise() {
    let pause = look;
    let alive = 0;
    while (!ended.signal.aborted) {
      try {
        const wasGone = await embedded.revive();
        if (wasGone) {
          onRestart();
          log.warn("the database server was gone; it runs again");
        }
        alive = wasGone ? 0 : alive + 1;
      } catch (error) {
        onFailure();
        log.error({ err: error }, "the database server is gone and does not start");
        alive = 0;
      }
      if (alive === 0) pause = Math.min(pause * 2, longestPause);
      else if (alive >= looksToTrust) pause = look;
      await wait(pause, ended.signal).catch(() => {});
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
