import { monitorEventLoopDelay } from "node:perf_hooks";

export type Overload = ReturnType<typeof watchLoad>;

/** How long one look at the delays lasts, in milliseconds: one slow request is not an overload. */
const window = 500;

/**
 * Tells when this process has more to do than it can: its event loop comes late, on average over
 * half a second. Refusing some then keeps the answers to the others quick.
 */
export function watchLoad({ longestDelay }: { longestDelay: number }) {
  const resolution = 10;
  const delays = monitorEventLoopDelay({ resolution });
  delays.enable();
  let late = false;
  let looked = performance.now();
  const timer = setInterval(() => {
    late = delays.mean / 1e6 - resolution > longestDelay;
    delays.reset();
    looked = performance.now();
  }, window).unref();
  return {
    /** Also when the loop has not even come around to looking. */
    isOverloaded: () => late || performance.now() - looked > window + longestDelay,
    close() {
      clearInterval(timer);
      delays.disable();
    },
  };
}
