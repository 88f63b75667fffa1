import { randomBytes } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { isUnavailable } from "#domain/queries/is-unavailable.ts";
import { networkOf } from "#domain/visitors/network.ts";
import { canonicalizeUrl } from "./address.ts";
import { clientIp } from "./client-ip.ts";
import type { Config } from "./config.ts";
import { isPlainVisit } from "./handle-visit.ts";
import type { Handler } from "./handler.ts";
import { type Log, withoutTokens } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import { isForm } from "./page-forms.ts";
import type { PageRequest, ReadPageRequest } from "./page-request.ts";
import { previewTokenIn } from "./preview.ts";
import { sendPage, sendText } from "./send.ts";
import type { PageServer } from "./serve-page.ts";
import type { StaticFiles } from "./static-files.ts";

/** Not logged: there are too many, they say nothing, or, as with visits, it is done elsewhere. */
const unlogged = new Set(["file", "media", "operations", "visit"]);
const processId = randomBytes(4).toString("hex");

/**
 * The way of a request, cheapest answer first: a stored page, a file, the API, and only then a
 * page to be rendered.
 */
export function createListener({
  config,
  development,
  files,
  media,
  api,
  takeVisit,
  operations,
  readPageRequest,
  pages,
  takeForm,
  setHeaders,
  metrics,
  log,
}: {
  config: Pick<Config, "trustedProxies" | "apiOrigins">;
  /** Vite's own files while developing. */
  development?:
    | ((request: IncomingMessage, response: ServerResponse) => Promise<boolean>)
    | undefined;
  files: StaticFiles;
  media: Handler;
  api: Handler;
  /** The one call that every page makes, without the detour through the API. */
  takeVisit: Handler;
  /** Health and metrics; undefined when the path is none of theirs. */
  operations: (path: string) => Handler | undefined;
  readPageRequest: ReadPageRequest;
  pages: PageServer;
  takeForm: Handler;
  /** The security headers of every answer; those of stored pages are stored with them. */
  setHeaders: (response: ServerResponse) => void;
  metrics: Metrics;
  log: Log;
}): RequestListener {
  let count = 0;

  function isRead(request: IncomingMessage) {
    return request.method === "GET" || request.method === "HEAD";
  }

  /** Tells what kind of answer it was. `asked` is what somebody wants to read. */
  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    asked: PageRequest | undefined,
  ): Promise<string> {
    const path = pathOf(request.url ?? "/");
    const operation = operations(path);
    if (operation) {
      await operation(request, response);
      return "operations";
    }
    if (isPlainVisit(request, config)) {
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
    if (!asked) {
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
    await pages.serve({ request, response, asked });
    return "page";
  }

  function fail(error: unknown, request: IncomingMessage, response: ServerResponse) {
    if (isUnavailable(error) && !response.headersSent) {
      response.setHeader("Retry-After", "5");
      return sendText(response, 503, "Not available for now, please try again shortly");
    }
    log.error({ err: error, url: withoutTokens(request.url) }, "request failed");
    if (response.headersSent) response.destroy();
    else sendText(response, 500, "Something went wrong");
  }

  /** Answers, and counts and logs what came of it. */
  async function finish(
    request: IncomingMessage,
    response: ServerResponse,
    answering: () => Promise<string>,
  ) {
    const started = performance.now();
    const id = `${processId}-${(count++).toString(36)}`;
    response.setHeader("X-Request-Id", id);
    setHeaders(response);
    const kind = await answering().catch((error) => {
      fail(error, request, response);
      return "page";
    });
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
  }

  return function listen(request, response) {
    const url = request.url ?? "";
    const address = canonicalizeUrl(url);
    if ("problem" in address) {
      setHeaders(response);
      return sendText(response, address.problem.status, address.problem.text);
    }
    if (!isRead(request)) {
      // What is sent cannot be sent on to the right spelling, and further in, rows of slashes are
      // costly: better-auth takes them off with an expression that tries each of them.
      if (pathOf(url).includes("//")) {
        setHeaders(response);
        return sendText(response, 400, "The address is malformed");
      }
      void finish(request, response, () => answer(request, response, undefined));
      return;
    }
    if (!isSpelled(url, address.path)) {
      const question = url.indexOf("?");
      const to = question === -1 ? address.path : address.path + url.slice(question);
      void finish(request, response, async () => {
        await pages.redirect({ request, response, to });
        return "page";
      });
      return;
    }
    const asked = readPageRequest(request);
    const stored = pages.findStored(asked);
    if (stored && !previewTokenIn(url)) {
      metrics.hits.stored++;
      return sendPage(request, response, stored);
    }
    void finish(request, response, () => answer(request, response, asked));
  };
}

function pathOf(url: string) {
  return url.split("?", 1)[0] ?? "/";
}

/** Whether the address already begins with this path and nothing more. */
function isSpelled(url: string, path: string) {
  return url === path || (url.startsWith(path) && url.charAt(path.length) === "?");
}
