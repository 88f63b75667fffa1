// The work of the thread that pages are drawn in, with a domain and connections of its own.
import { parentPort, workerData } from "node:worker_threads";
import { connect, disconnect } from "#db/connect.ts";
import { clearContentCache } from "#domain/records/content-cache.ts";
import { shareConnections } from "./database.ts";
import { loadBuild } from "./load-build.ts";
import { createPageRenderer, RenderFailed } from "./pages.ts";
import {
  describeError,
  type FromThread,
  type ThreadSetup,
  type ToThread,
} from "./render-thread-messages.ts";
import { setUpDomain } from "./set-up-domain.ts";

if (!parentPort) throw new Error("This is run as a thread of the server");
const port = parentPort;
const { config, folder } = workerData as ThreadSetup;

function answer(message: FromThread, bodies: Uint8Array[] = []) {
  port.postMessage(
    message,
    bodies.map(({ buffer }) => buffer as ArrayBuffer),
  );
}

function report(
  level: "warn" | "error",
  { err, ...fields }: { err?: unknown; [name: string]: unknown },
  text: string,
) {
  const error = err === undefined ? {} : { err: describeError(err) };
  answer({ kind: "log", level, fields: { ...fields, ...error }, text });
}

await setUpDomain({ config, warn: (fields, text) => report("warn", fields, text) });
const { build, scriptOf, declared } = await loadBuild({ folder });
const { renderPage, findMove } = createPageRenderer({
  build,
  scriptOf,
  config,
  onFailure: ({ error, address }) => report("error", { err: error, address }, "page failed"),
});

port.on("message", (message: ToThread) => {
  if (message.kind === "connect") {
    connect({ ...config, url: message.databaseUrl, poolSize: shareConnections(config).pages });
  } else if (message.kind === "content") clearContentCache(message);
  else if (message.kind === "close") void disconnect().finally(() => port.close());
  else void work(message);
});
answer({ kind: "ready", declared });

async function work(message: Extract<ToThread, { id: number }>) {
  const { kind, id, asked } = message;
  try {
    if (kind === "move") return answer({ kind, id, to: await findMove(asked) });
    const rendered = await renderPage(asked, message.given);
    if ("page" in rendered) {
      const { page } = rendered;
      if (!page.bodies.br) throw new Error("A page is kept compressed");
      const br = alone(page.bodies.br);
      answer({ kind, id, rendered: { page: { ...page, bodies: { br } } } }, [br]);
    } else {
      const body = alone(rendered.answer.body);
      answer({ kind, id, rendered: { answer: { ...rendered.answer, body } } }, [body]);
    }
  } catch (error) {
    if (error instanceof RenderFailed) answer({ kind: "failed", id, answer: error.answer });
    else answer({ kind: "broken", id, error: describeError(error) });
  }
}

/** The same bytes in a block that holds nothing else, which can be handed over instead of copied. */
function alone(bytes: Buffer): Buffer {
  const block = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(block);
  return block;
}
