import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";

/** How many times as long as it worked it rests when this process had no time left at all. */
const longestRest = 20;

/**
 * Does some work in another process, then rests the longer, the busier this process was meanwhile.
 * A low priority alone keeps the other out of the way only where processors are whole ones; two of
 * a virtual machine are often the halves of one.
 */
export async function runPaced({
  work,
  signal,
}: {
  work: () => Promise<void>;
  /** Aborted, the rest is over. */
  signal: AbortSignal;
}) {
  const started = performance.now();
  const before = performance.eventLoopUtilization();
  await work();
  const { utilization } = performance.eventLoopUtilization(before);
  const worked = performance.now() - started;
  const rest = worked * Math.min(utilization / (1 - utilization), longestRest);
  await sleep(rest, undefined, { ref: false, signal }).catch(() => {});
}
