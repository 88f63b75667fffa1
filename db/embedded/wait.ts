import { setTimeout as sleep } from "node:timers/promises";

type Wait = {
  condition: () => boolean | Promise<boolean>;
  /** Milliseconds after which to give up. */
  within: number;
  /** Called once when the wait gets long enough for a person to wonder. */
  whenSlow?: () => void;
};

const noticeable = 1500;

/** Waits for something that nobody announces; false when it did not come about in time. */
export async function until({ condition, within, whenSlow }: Wait) {
  const start = performance.now();
  let isReported = false;
  while (!(await condition())) {
    const waited = performance.now() - start;
    if (waited > within) return false;
    if (waited > noticeable && !isReported) {
      isReported = true;
      whenSlow?.();
    }
    await sleep(Math.min(10 + waited / 10, 250));
  }
  return true;
}
