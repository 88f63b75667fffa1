import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  UNSAFE_ErrorResponseImpl as ErrorResponseImpl,
  type HandleErrorFunction,
  RouterContextProvider,
  ServerRouter,
} from "react-router";
import { isDatabaseAway } from "#db/connect.ts";
import type { Lang } from "#domain/language.ts";
import { deferScripts } from "./deferred-scripts.ts";
import { renderLastWords } from "./errors/render-last-words.tsx";
import { device, lang, visitorIp } from "./request-context.ts";

export const streamTimeout = 10_000;

/** Requests of which some loader failed: whether the database was away, or the code is at fault. */
const failures = new WeakMap<object, { error: unknown; away: boolean }>();

/** What the server hands to every loader. */
export function createLoadContext(request: {
  lang: Lang;
  device: "desktop" | "mobile";
  ip: string | undefined;
}) {
  const context = new RouterContextProvider();
  context.set(lang, request.lang);
  context.set(device, request.device);
  if (request.ip !== undefined) context.set(visitorIp, request.ip);
  return context;
}

export function failureOf(context: object) {
  return failures.get(context);
}

/** Finished pages as text: a Response would encode them, copy them, and decode them again. */
const documents = new WeakMap<object, string>();

export function documentOf(context: object) {
  return documents.get(context);
}

export const handleError: HandleErrorFunction = (error, { context }) => {
  failures.set(context, { error, away: isDatabaseAway(error) });
};

/** The finished page: it is stored whole, so there is nothing to stream. */
export default function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  if (failures.get(context)?.away) {
    status = 503;
    const away = new ErrorResponseImpl(503, "Service Unavailable", null);
    const failed = Object.keys(entry.staticHandlerContext.errors ?? {});
    entry.staticHandlerContext.errors = Object.fromEntries(failed.map((id) => [id, away]));
    headers.set("Retry-After", "5");
  }
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={entry} url={request.url} />,
      {
        // One piece: no boundary is moved to the end of the page by script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          const chunks: Buffer[] = [];
          pipe(
            new Writable({
              write(chunk: Buffer, _encoding, done) {
                chunks.push(chunk);
                done();
              },
              final(done) {
                clearTimeout(timer);
                documents.set(context, deferScripts(Buffer.concat(chunks).toString("utf8")));
                resolve(new Response(null, { status, headers }));
                done();
              },
            }),
          );
        },
        onShellError(error) {
          clearTimeout(timer);
          // The router tries once more with its error page; when that has failed too, this is all.
          if (!entry.staticHandlerContext.errors) return reject(error);
          documents.set(context, renderLastWords());
          resolve(new Response(null, { status: 500, headers }));
        },
        onError(error) {
          failures.set(context, { error, away: false });
        },
      },
    );
    const timer = setTimeout(() => abort(new Error("The page took too long")), streamTimeout);
  });
}
