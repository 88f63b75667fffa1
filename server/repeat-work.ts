/** Never wait longer than this: clocks jump, and notifications get lost. */
const longestWait = 60_000;
const waitAfterFailure = 1000;

/** Does something now and again for as long as the site runs, never twice at a time. */
export function repeatWork(work: () => Promise<number | undefined>) {
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let isWorking = false;
  /** What was asked for meanwhile: the work may have looked before there was something to do. */
  let asked = Number.POSITIVE_INFINITY;

  async function run() {
    isWorking = true;
    asked = Number.POSITIVE_INFINITY;
    // When the database is away, the next round finds what was missed.
    const wait = await work().catch(() => waitAfterFailure);
    isWorking = false;
    plan(Math.min(wait ?? longestWait, asked));
  }

  function plan(milliseconds: number) {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(run, Math.min(milliseconds, longestWait)).unref();
  }

  plan(0);
  return {
    /** In so many milliseconds, instead of when it would have been. */
    runIn(milliseconds: number) {
      if (isWorking) asked = milliseconds;
      else plan(milliseconds);
    },
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
