import { randomBytes } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { clientIp } from "./client-ip.ts";
import { brotli } from "./compress.ts";
import type { Config } from "./config.ts";
import type { Log } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import { readPageRequest, storeKey } from "./page-request.ts";
import type { PageStore, Rendered, StoredPage } from "./page-store.ts";
import { RenderFailed, type RenderPage } from "./pages.ts";
import { sendAnswer, sendPage, sendText } from "./send.ts";
import type { StaticFiles } from "./static-files.ts";

export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

const longestUrl = 8000;
const processId = randomBytes(4).toString("hex");

/** Generates the documents that are not pages of the app, such as the sitemap; stored like pages. */
export type DocumentMaker = (path: string) => (() => Promise<Rendered>) | undefined;

/**
 * The way of a request, cheapest answer first: a stored page, a file, the API, and only then a
 * page to be rendered.
 */
export function createListener({
  config,
  store,
  development,
  files,
  documents,
  media,
  api,
  operations,
  renderPage,
  metrics,
  log,
}: {
  config: Pick<Config, "trustedProxies">;
  store: PageStore;
  /** Vite's own files while developing. */
  development?:
    | ((request: IncomingMessage, response: ServerResponse) => Promise<boolean>)
    | undefined;
  files: StaticFiles;
  documents: DocumentMaker;
  media: Handler;
  api: Handler;
  /** Health and metrics; undefined when the path is none of theirs. */
  operations: (path: string) => Handler | undefined;
  renderPage: RenderPage;
  metrics: Metrics;
  log: Log;
}): RequestListener {
  let count = 0;
  const recompress = createRecompressor({ store });

  function isRead(request: IncomingMessage) {
    return request.method === "GET" || request.method === "HEAD";
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<string> {
    const url = request.url ?? "/";
    const path = url.split("?", 1)[0] ?? "/";
    const operation = operations(path);
    if (operation) {
      await operation(request, response);
      return "operations";
    }
    if (path.startsWith("/api/") || path === "/js/config.json") {
      await api(request, response);
      return "api";
    }
    if (!isRead(request)) {
      response.setHeader("Allow", "GET, HEAD");
      sendText(response, 405, "Method not allowed");
      return "page";
    }
    if (path.startsWith("/media/")) {
      await media(request, response);
      return "media";
    }
    if (await development?.(request, response)) return "file";
    const file = files(path);
    if (file) {
      metrics.hits.static++;
      sendPage(request, response, await file);
      return "file";
    }
    await page(request, response, path);
    return "page";
  }

  async function page(request: IncomingMessage, response: ServerResponse, path: string) {
    const document = documents(path);
    const asked = readPageRequest(request);
    const key = document ? path : storeKey(asked);
    try {
      const rendered = await store.get(key, async () => {
        const stop = metrics.renders.startTimer();
        const made = await (document ? document() : renderPage(asked));
        stop();
        if ("page" in made) recompress(key, made.page);
        return made;
      });
      if ("page" in rendered) sendPage(request, response, rendered.page);
      else sendAnswer(request, response, rendered.answer);
    } catch (error) {
      if (!(error instanceof RenderFailed)) throw error;
      sendAnswer(request, response, error.answer);
    }
  }

  function fail(error: unknown, request: IncomingMessage, response: ServerResponse) {
    log.error({ err: error, url: request.url }, "request failed");
    if (response.headersSent) response.destroy();
    else sendText(response, 500, "Something went wrong");
  }

  return function listen(request, response) {
    const problem = wrongWith(request.url ?? "");
    if (problem) return sendText(response, problem.status, problem.text);
    if (isRead(request)) {
      const stored = store.fresh(storeKey(readPageRequest(request)));
      if (stored) {
        metrics.hits.stored++;
        return sendPage(request, response, stored);
      }
    }
    const started = performance.now();
    const id = `${processId}-${(count++).toString(36)}`;
    response.setHeader("X-Request-Id", id);
    answer(request, response)
      .catch((error) => {
        fail(error, request, response);
        return "page";
      })
      .then((kind) => {
        metrics.requests.inc({ kind, status: response.statusCode });
        if (kind === "file" || kind === "media" || kind === "operations") return;
        log.info(
          {
            id,
            method: request.method,
            url: request.url,
            status: response.statusCode,
            ms: Math.round((performance.now() - started) * 10) / 10,
            ip: clientIp(request, config),
          },
          "request",
        );
      });
  };
}

/** What can be refused by the look of the address, before anything is parsed or run. */
function wrongWith(url: string): { status: number; text: string } | undefined {
  if (url.length > longestUrl) return { status: 414, text: "The address is too long" };
  if (!url.startsWith("/")) return { status: 400, text: "The address must begin with a slash" };
  if (!url.includes("%")) return undefined;
  try {
    if (decodeURIComponent(url.split("?", 1)[0] ?? "").includes("\0")) {
      return { status: 400, text: "The address is malformed" };
    }
  } catch {
    return { status: 400, text: "The address is malformed" };
  }
  return undefined;
}

/** Compresses stored pages as small as can be, one after the other, when nobody waits for it. */
function createRecompressor({ store }: { store: PageStore }) {
  let queue = Promise.resolve();
  let waiting = 0;
  return function recompress(key: string, page: StoredPage) {
    if (waiting >= 1000) return;
    waiting++;
    queue = queue.then(async () => {
      const br = await brotli(page.bodies.identity, { quality: 11 });
      store.recompress(key, page, { ...page.bodies, br });
      waiting--;
    });
  };
}
