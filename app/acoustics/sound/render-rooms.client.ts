import type { RenderAnswer, RenderedRoom, RenderRequest } from "./impulse-response.worker.ts";

export type RoomRenderer = {
  render: (request: Omit<RenderRequest, "id">) => Promise<RenderedRoom[]>;
  end: () => void;
};

/** Renders in a thread of its own: it takes longer than a page may stand still. */
export function createRoomRenderer(): RoomRenderer {
  const worker = new Worker(new URL("./impulse-response.worker.ts", import.meta.url), {
    type: "module",
  });
  const waiting = new Map<number, PromiseWithResolvers<RenderedRoom[]>>();
  let count = 0;

  worker.addEventListener("message", ({ data: { id, rooms } }: MessageEvent<RenderAnswer>) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (rooms) asked?.resolve(rooms);
    else asked?.reject(new Error("The room was not rendered"));
  });
  worker.addEventListener("error", () => {
    for (const { reject } of waiting.values()) reject(new Error("The worker failed"));
    waiting.clear();
  });

  return {
    render(request) {
      const id = ++count;
      const asked = withResolvers<RenderedRoom[]>();
      waiting.set(id, asked);
      worker.postMessage({ id, ...request } satisfies RenderRequest);
      return asked.promise;
    },
    end: () => worker.terminate(),
  };
}

/** `Promise.withResolvers`, which browsers of 2023 do not have. */
function withResolvers<T>(): PromiseWithResolvers<T> {
  let resolve: PromiseWithResolvers<T>["resolve"] = () => {};
  let reject: PromiseWithResolvers<T>["reject"] = () => {};
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}
