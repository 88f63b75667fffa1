import { renderToString } from "react-dom/server";
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
import { device, lang, shortTable, visitorIp } from "./request-context.ts";
import { partsFetched } from "./ui/fetched-part.tsx";

export const streamTimeout = 10_000;

/** Requests of which some loader failed: whether the database was away, or the code is at fault. */
const failures = new WeakMap<object, { error: unknown; away: boolean }>();

/** What the server hands to every loader. */
export function createLoadContext(request: {
  lang: Lang;
  device: "desktop" | "mobile";
  ip: string | undefined;
  shortTable: EntryContext["manifest"] | undefined;
}) {
  const context = new RouterContextProvider();
  context.set(shortTable, request.shortTable);
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

/** The browser's route table: the short one, unless the page is not in it at this address. */
function tableFor(entry: EntryContext, context: RouterContextProvider) {
  const short = context.get(shortTable);
  const fits = entry.staticHandlerContext.matches.every(({ route, params }) => {
    const known = short?.routes[route.id];
    return known && (known.path === route.path || params.lang !== undefined);
  });
  return short && fits ? short : entry.manifest;
}

/**
 * The finished page: it is stored whole, so there is nothing to stream, and React's one piece of
 * text costs half of what its stream of bytes does.
 */
export default async function renderDocument(
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
  await partsFetched();
  const handoff = await readText(entry.serverHandoffStream);
  const told = { ...entry, manifest: tableFor(entry, context), serverHandoffStream: undefined };
  try {
    const html = renderToString(<ServerRouter context={told} url={request.url} />);
    if (html.includes(leftToTheBrowser)) throw new Error("A part of the page could not be drawn");
    documents.set(context, `<!DOCTYPE html>${deferScripts(html, handoff)}`);
    return new Response(null, { status, headers });
  } catch (error) {
    // The router tries once more with its error page; when that has failed too, this is all.
    if (!entry.staticHandlerContext.errors) throw error;
    failures.set(context, { error, away: false });
    documents.set(context, renderLastWords());
    return new Response(null, { status: 500, headers });
  }
}

/** How React marks a part that failed on the server. */
const leftToTheBrowser = "<!--$!-->";

/** What the loaders found, in the form that the browser's router reads. */
async function readText(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  return stream ? new Response(stream).text() : "";
}
