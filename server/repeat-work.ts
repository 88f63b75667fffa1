/** Never wait longer than this: clocks jump, and notifications get lost. */
const longestWait = 60_000;
const waitAfterFailure = 1000;

/** Does something now and again for as long as the site runs. */
export function repeatWork(work: () => Promise<number | undefined>) {
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function run() {
    // When the database is away, the next round finds what was missed.
    runIn(await work().catch(() => waitAfterFailure));
  }

  /** In so many milliseconds, instead of when it would have been. */
  function runIn(milliseconds = longestWait) {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(run, Math.min(milliseconds, longestWait)).unref();
  }

  runIn(0);
  return {
    runIn,
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
