import { fork } from "node:child_process";
import { join } from "node:path";
import type { Encoding } from "./encode-picture.ts";

const program = join(import.meta.dirname, "encoder-process.ts");

/**
 * Encodes pictures in a process of its own, which starts with the first picture and ends when
 * none has come for a while: an encoder needs hundreds of megabytes that a server would keep for
 * good, and a picture that brings it down must not bring down the site.
 */
export function createPictureEncoder({ idleSeconds = 20 }: { idleSeconds?: number } = {}) {
  let running: Encoder | undefined;
  let idle: NodeJS.Timeout | undefined;
  let busy = 0;

  function end() {
    running?.end();
    running = undefined;
  }

  return async function encode(encoding: Encoding): Promise<void> {
    clearTimeout(idle);
    busy++;
    if (!running?.isAlive()) running = startEncoder();
    try {
      await running.encode(encoding);
    } finally {
      if (--busy === 0) idle = setTimeout(end, idleSeconds * 1000).unref();
    }
  };
}

type Encoder = ReturnType<typeof startEncoder>;

function startEncoder() {
  type Waiting = { resolve: () => void; reject: (error: Error) => void };
  const waiting = new Map<number, Waiting>();
  let count = 0;
  const child = fork(program, { execArgv: [] });

  function fail() {
    for (const { reject } of waiting.values()) reject(new Error("The picture encoder has ended."));
    waiting.clear();
  }
  child.once("disconnect", fail);
  child.once("error", fail);
  child.on("message", ({ id, problem }: { id: number; problem?: string }) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (problem === undefined) asked?.resolve();
    else asked?.reject(new Error(problem));
  });
  // An idle encoder keeps nobody alive; the broken line ends it with the site.
  child.unref();
  child.channel?.unref();

  return {
    isAlive: () => child.connected,
    encode(encoding: Encoding): Promise<void> {
      return new Promise((resolve, reject) => {
        const id = count++;
        waiting.set(id, { resolve, reject });
        child.send({ id, encoding }, (error) => error && fail());
      });
    },
    end: () => child.disconnect(),
  };
}
