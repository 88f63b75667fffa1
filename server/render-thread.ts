import { setTimeout } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { Config } from "./config.ts";
import type { Log } from "./log.ts";
import { type DeclaredRoutes, readDeclarations } from "./page-declarations.ts";
import type { Rendered, Uncacheable } from "./page-store.ts";
import { type FindMove, RenderFailed, type RenderPage } from "./pages.ts";
import {
  asError,
  type FromThread,
  type ThreadSetup,
  type ToThread,
} from "./render-thread-messages.ts";

const ownEntry = new URL("./render-thread-entry.ts", import.meta.url);

type Done = Extract<FromThread, { kind: "page" | "move" }>;
type Asking = Extract<ToThread, { id: number }>;
type Question = Asking extends infer One ? (One extends Asking ? Omit<One, "id"> : never) : never;

/**
 * Draws pages in a thread of its own: while one is drawn, which takes tens of milliseconds, stored
 * pages are served. A thread that ends, as for want of memory, fails the pages under way, and the
 * next page starts another one.
 */
export function createRenderThread({
  config,
  folder,
  log,
  entry = ownEntry,
}: {
  config: Config;
  folder: string;
  log: Pick<Log, "warn" | "error">;
  entry?: URL;
}) {
  const waiting = new Map<number, PromiseWithResolvers<Done>>();
  let lastId = 0;
  let databaseUrl: string | undefined;
  let listening = false;
  let isClosed = false;
  let started = start();

  function start() {
    const workerData: ThreadSetup = { config, folder };
    const worker = new Worker(entry, { workerData, name: "pages" });
    const send = (message: ToThread) => worker.postMessage(message);
    const { promise: ready, resolve, reject } = Promise.withResolvers<DeclaredRoutes>();
    // Whoever waits for it is told; nobody has to.
    ready.catch(() => {});
    worker.on("message", (message: FromThread) => {
      if (message.kind === "ready") resolve(message.declared);
      else take(message);
    });
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    let reason: unknown = new Error("The thread that draws pages has ended");
    worker.on("error", (error) => {
      reason = error;
    });
    worker.on("exit", () => {
      if (!isClosed) log.error({ err: reason }, "the thread that draws pages ended");
      reject(reason);
      for (const { reject: fail } of waiting.values()) fail(reason);
      waiting.clear();
      thread.hasEnded = true;
      end();
    });
    if (databaseUrl !== undefined) send({ kind: "connect", databaseUrl });
    send({ kind: "content", listening });
    const thread = { worker, send, ready, ended, hasEnded: false };
    return thread;
  }

  function take(message: Exclude<FromThread, { kind: "ready" }>) {
    if (message.kind === "log") return log[message.level](message.fields, message.text);
    const asker = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.kind === "broken") asker?.reject(asError(message.error));
    else if (message.kind === "failed") asker?.reject(new RenderFailed(withBuffer(message.answer)));
    else asker?.resolve(message);
  }

  function ask(question: Question): Promise<Done> {
    if (started.hasEnded) started = start();
    const id = ++lastId;
    const asker = Promise.withResolvers<Done>();
    waiting.set(id, asker);
    started.send({ ...question, id });
    return asker.promise;
  }

  const renderPage: RenderPage = async (asked, given = {}) => {
    const done = await ask({ kind: "page", asked, given });
    if (done.kind !== "page") throw new Error("The thread gave no page");
    return withBuffers(done.rendered);
  };

  const findMove: FindMove = async (asked) => {
    const done = await ask({ kind: "move", asked });
    return done.kind === "move" ? done.to : undefined;
  };

  /** What is under way has its second to end. */
  async function close() {
    isClosed = true;
    started.send({ kind: "close" });
    await Promise.race([started.ended, setTimeout(1000, undefined, { ref: false })]);
    await started.worker.terminate();
  }

  return {
    /** Resolves when pages can be drawn. */
    async connect(url: string) {
      databaseUrl = url;
      started.send({ kind: "connect", databaseUrl });
      const declarations = readDeclarations(await started.ready);
      return { renderPage, findMove, declarations, serve: undefined, close };
    },
    /** Told before any page is asked for that is to show the change. */
    contentChanged(state: { listening: boolean }) {
      listening = state.listening;
      started.send({ kind: "content", listening });
    },
  };
}

/** Between threads a buffer becomes plain bytes. */
function withBuffers(rendered: Rendered): Rendered {
  if ("answer" in rendered) return { answer: withBuffer(rendered.answer) };
  const { page } = rendered;
  if (!page.bodies.br) return rendered;
  return { page: { ...page, bodies: { br: asBuffer(page.bodies.br) } } };
}

function withBuffer(answer: Uncacheable): Uncacheable {
  return { ...answer, body: asBuffer(answer.body) };
}

function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
}
