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
 * somebody waits, more are refused. What goes ahead has a line of its own, as long as the other: a
 * flood of pages that nobody has asked for before must not keep those outdated that everybody reads.
 */
export function createRenderQueue({
  atOnce,
  mostWaiting,
}: {
  atOnce: number;
  mostWaiting: number;
}) {
  type Line = (() => void)[];
  const [first, others]: [Line, Line] = [[], []];
  let running = 0;

  async function enter({ ahead }: { ahead: boolean }) {
    if (running < atOnce) {
      running++;
      return;
    }
    const line = ahead ? first : others;
    if (line.length >= mostWaiting) throw new QueueFull();
    // Whoever leaves hands the place over.
    await new Promise<void>((resolve) => line.push(resolve));
    await setImmediate();
  }

  function leave() {
    const next = first.shift() ?? others.shift();
    if (next) next();
    else running--;
  }

  return async function queued<Result>(
    work: () => Promise<Result>,
    { ahead = false }: { ahead?: boolean } = {},
  ): Promise<Result> {
    await enter({ ahead });
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
