import { setImmediate } from "node:timers/promises";

/** Refused because too many were waiting already. */
export class QueueFull extends Error {
  constructor() {
    super("Too many pages are waiting to be rendered");
  }
}

export type RenderQueue = ReturnType<typeof createRenderQueue>;

/**
 * Lets a few renders run at a time. Between two of them the event loop comes around, so that what
 * needs no render is served at once however much is asked for; beyond what can be done while
 * somebody waits, more are refused.
 */
export function createRenderQueue({
  atOnce,
  mostWaiting,
}: {
  atOnce: number;
  mostWaiting: number;
}) {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function enter() {
    if (running < atOnce) {
      running++;
      return;
    }
    if (waiting.length >= mostWaiting) throw new QueueFull();
    // Whoever leaves hands the place over.
    await new Promise<void>((resolve) => waiting.push(resolve));
    await setImmediate();
  }

  function leave() {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }

  return async function queued<Result>(work: () => Promise<Result>): Promise<Result> {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
