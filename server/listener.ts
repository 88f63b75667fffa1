import { randomBytes } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { isDatabaseAway } from "#db/connect.ts";
import type { Lang } from "#domain/language.ts";
import { networkOf } from "#domain/visitors/network.ts";
import { m } from "#text";
import { spellAddress } from "./address.ts";
import type { Limits } from "./address-limit.ts";
import { clientIp } from "./client-ip.ts";
import { brotli, gzipped } from "./compress.ts";
import type { Config } from "./config.ts";
import { withLanguage } from "./language.ts";
import { type Log, withoutTokens } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import { isForm } from "./page-forms.ts";
import { type ReadPageRequest, storeKey } from "./page-request.ts";
import type { PageStore, Rendered, StoredPage } from "./page-store.ts";
import { RenderFailed, type RenderPage } from "./pages.ts";
import { createPreview, previewTokenIn } from "./preview.ts";
import { createRenderQueue, QueueFull } from "./render-queue.ts";
import { plainBody, sendAnswer, sendPage, sendText } from "./send.ts";
import type { StaticFiles } from "./static-files.ts";
import { isPlainVisit } from "./take-visit.ts";

export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Too many, too dull, or, as visits are, logged elsewhere. */
const unlogged = new Set(["file", "media", "operations", "visit"]);
const processId = randomBytes(4).toString("hex");

/** Generates the documents that are not pages of the app, such as the sitemap; stored like pages. */
export type DocumentMaker = (path: string, lang: Lang) => (() => Promise<Rendered>) | undefined;

/** Asks one maker after the other. */
export function firstDocument(makers: DocumentMaker[]): DocumentMaker {
  return (path, lang) => {
    for (const find of makers) {
      const make = find(path, lang);
      if (make) return make;
    }
    return undefined;
  };
}

/**
 * The way of a request, cheapest answer first: a stored page, a file, the API, and only then a
 * page to be rendered.
 */
export function createListener({
  config,
  limits,
  store,
  development,
  files,
  documents,
  media,
  api,
  takeVisit,
  operations,
  readPageRequest,
  renderPage,
  takeForm,
  setHeaders,
  metrics,
  log,
}: {
  config: Pick<Config, "trustedProxies" | "origin">;
  limits: Pick<Limits, "renders">;
  store: PageStore;
  /** Vite's own files while developing. */
  development?:
    | ((request: IncomingMessage, response: ServerResponse) => Promise<boolean>)
    | undefined;
  files: StaticFiles;
  documents: DocumentMaker;
  media: Handler;
  api: Handler;
  /** The one call that every page makes, without the detour through the API. */
  takeVisit: Handler;
  /** Health and metrics; undefined when the path is none of theirs. */
  operations: (path: string) => Handler | undefined;
  readPageRequest: ReadPageRequest;
  renderPage: RenderPage;
  takeForm: Handler;
  /** The security headers of every answer; those of stored pages are stored with them. */
  setHeaders: (response: ServerResponse) => void;
  metrics: Metrics;
  log: Log;
}): RequestListener {
  let count = 0;
  const recompress = createRecompressor({ store });
  const showPreview = createPreview({ readPageRequest, renderPage });
  const queued = createRenderQueue({ atOnce: 3, mostWaiting: 100 });

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
    if (isPlainVisit(request, config.origin)) {
      await takeVisit(request, response);
      return "visit";
    }
    if (path.startsWith("/api/") || path === "/js/config.json") {
      await api(request, response);
      return "api";
    }
    if (isForm(request)) {
      await takeForm(request, response);
      return "page";
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

  /** A page that somebody asks for again is worth compressing well. */
  function storedPage(key: string): StoredPage | undefined {
    const page = store.fresh(key);
    if (page && !page.bodies.gzip) recompress(key, page);
    return page;
  }

  async function page(request: IncomingMessage, response: ServerResponse, path: string) {
    const token = previewTokenIn(request.url ?? "");
    if (token) return showPreview(request, response, token);
    const asked = readPageRequest(request);
    const document = documents(path, asked.lang);
    const key = document ? `${asked.lang} ${path}` : storeKey(asked);
    const stored = storedPage(key);
    if (stored) return sendPage(request, response, stored);
    if (!limits.renders(clientIp(request, config))) return putOff(response, 429, asked.lang);
    try {
      const rendered = await store.get(key, () =>
        queued(async () => {
          const stop = metrics.renders.startTimer();
          const made = await (document ? document() : renderPage(asked));
          stop();
          return made;
        }),
      );
      if ("page" in rendered) sendPage(request, response, rendered.page);
      else sendAnswer(request, response, rendered.answer);
    } catch (error) {
      if (error instanceof QueueFull) return putOff(response, 503, asked.lang);
      if (!(error instanceof RenderFailed)) throw error;
      sendAnswer(request, response, error.answer);
    }
  }

  function putOff(response: ServerResponse, status: 429 | 503, lang: Lang) {
    response.setHeader("Retry-After", "2");
    response.setHeader("Cache-Control", "no-store");
    sendText(response, status, withLanguage(lang, m.api_too_many));
  }

  function fail(error: unknown, request: IncomingMessage, response: ServerResponse) {
    if (isDatabaseAway(error) && !response.headersSent) {
      response.setHeader("Retry-After", "5");
      return sendText(response, 503, "The database is away, please try again shortly");
    }
    log.error({ err: error, url: withoutTokens(request.url) }, "request failed");
    if (response.headersSent) response.destroy();
    else sendText(response, 500, "Something went wrong");
  }

  return function listen(request, response) {
    const url = request.url ?? "";
    const address = spellAddress(url);
    if ("problem" in address) {
      setHeaders(response);
      return sendText(response, address.problem.status, address.problem.text);
    }
    if (isRead(request)) {
      if (!isSpelled(url, address.path)) {
        setHeaders(response);
        return sendTo(response, address.path, url);
      }
      const stored = storedPage(storeKey(readPageRequest(request)));
      if (stored && !previewTokenIn(url)) {
        metrics.hits.stored++;
        return sendPage(request, response, stored);
      }
    }
    const started = performance.now();
    const id = `${processId}-${(count++).toString(36)}`;
    response.setHeader("X-Request-Id", id);
    setHeaders(response);
    answer(request, response)
      .catch((error) => {
        fail(error, request, response);
        return "page";
      })
      .then((kind) => {
        metrics.requests.inc({ kind, status: response.statusCode });
        if (unlogged.has(kind)) return;
        log.info(
          {
            id,
            method: request.method,
            url: withoutTokens(request.url),
            status: response.statusCode,
            ms: Math.round((performance.now() - started) * 10) / 10,
            network: networkOf(clientIp(request, config)),
          },
          "request",
        );
      });
  };
}

/** Whether the address already begins with this path and nothing more. */
function isSpelled(url: string, path: string) {
  return url === path || (url.startsWith(path) && url.charAt(path.length) === "?");
}

function sendTo(response: ServerResponse, path: string, url: string) {
  const question = url.indexOf("?");
  response.setHeader("Location", question === -1 ? path : path + url.slice(question));
  sendText(response, 301, "Moved");
}

/**
 * Compresses stored pages as small as can be, and for clients without brotli, one after the other
 * when nobody waits for it.
 */
function createRecompressor({ store }: { store: PageStore }) {
  let queue = Promise.resolve();
  const waiting = new Set<StoredPage>();
  return function recompress(key: string, page: StoredPage) {
    if (waiting.has(page) || waiting.size >= 1000) return;
    waiting.add(page);
    queue = queue.then(async () => {
      if (store.holds(key, page)) {
        const plain = await plainBody(page);
        const [br, gzip] = [await brotli(plain, { quality: 11 }), await gzipped(plain)];
        store.recompress(key, page, { br, gzip });
      }
      waiting.delete(page);
    });
  };
}
