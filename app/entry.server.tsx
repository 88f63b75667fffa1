import { renderToReadableStream, renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  RouterContextProvider,
  ServerRouter,
} from "react-router";
import type { Lang } from "#domain/language/language.ts";
import { isUnavailable } from "#domain/queries/is-unavailable.ts";
import { keepsRouter } from "./document/router-pages.ts";
import { ScriptMark } from "./document/script-mark.ts";
import { DatabaseAway } from "./errors/database-away.ts";
import { renderFallbackDocument } from "./errors/render-fallback-document.tsx";
import { drawIslandsWith } from "./islands/island.tsx";
import {
  device,
  lang,
  type PageScript,
  pageScript,
  scriptMark,
  visitorIp,
} from "./request/request-context.ts";

export const streamTimeout = 10_000;

drawIslandsWith(renderToString);

/** Requests of which some loader failed: whether the database was away, or the code is at fault. */
const failures = new WeakMap<object, { error: unknown; away: boolean }>();

/** What the server hands to every loader. */
export function createLoadContext(request: {
  lang: Lang;
  device: "desktop" | "mobile";
  ip: string | undefined;
  script: PageScript;
  scriptMark: string;
}) {
  const context = new RouterContextProvider();
  context.set(lang, request.lang);
  context.set(device, request.device);
  context.set(pageScript, request.script);
  context.set(scriptMark, request.scriptMark);
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
  failures.set(context, { error, away: isUnavailable(error) });
};

/** The finished page. It is stored whole, so there is nothing to stream. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const away = failures.get(context)?.away ?? false;
  if (away) headers.set("Retry-After", "5");
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD")
    return new Response(null, { status: away ? 503 : status, headers });
  const nonce = context.get(scriptMark);
  const page = (
    <ScriptMark value={nonce}>
      <DatabaseAway value={away}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </DatabaseAway>
    </ScriptMark>
  );
  const matched = entry.staticHandlerContext.matches.map(
    ({ route }) => entry.routeModules[route.id],
  );
  try {
    const html = matched.some(keepsRouter)
      ? await renderStreamed(page, { nonce })
      : renderToString(page);
    if (html.includes(leftToTheBrowser)) throw new Error("A part of the page could not be drawn");
    documents.set(context, `<!DOCTYPE html>${html.replace(/^<!DOCTYPE html>/, "")}`);
    return new Response(null, { status: away ? 503 : status, headers });
  } catch (error) {
    // The router tries once more with its error page; when that has failed too, this is all.
    if (!entry.staticHandlerContext.errors) throw error;
    failures.set(context, { error, away: false });
    documents.set(context, renderFallbackDocument());
    return new Response(null, { status: 500, headers });
  }
}

/** What the loaders found comes as a stream at the end of pages that keep the router's client. */
async function renderStreamed(
  page: React.ReactElement,
  options: { nonce: string },
): Promise<string> {
  const stream = await renderToReadableStream(page, options);
  await stream.allReady;
  return new Response(stream).text();
}

/** How React marks a part that failed on the server. */
const leftToTheBrowser = "<!--$!-->";
