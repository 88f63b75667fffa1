import { createHash, randomBytes } from "node:crypto";
import {
  createRequestHandler,
  type RequestHandler,
  type RouterContextProvider,
  type ServerBuild,
} from "react-router";
import type { Lang } from "#domain/language/language.ts";
import { type Preview, withPreview } from "#domain/records/preview.ts";
import { brotli } from "./compress.ts";
import type { Config } from "./config.ts";
import { withLanguage } from "./language.ts";
import { withoutTokens } from "./log.ts";
import type { Device, PageRequest } from "./page-request.ts";
import type { Rendered, StoredPage, Uncacheable } from "./page-store.ts";
import { isReadable, type SentForm } from "./read-form.ts";
import { createSecurityHeaders, readMarkedScripts } from "./security-headers.ts";
import { pageTag, sharedFor, tagHeaders, unshared, varying } from "./shared-caching.ts";

/** What every page brings: a script, and the files it imports; and where those of single pages are. */
export type PageScript = {
  src: string;
  imports: string[];
  own: Record<string, string>;
  islands: string[];
};

/** The app as built, with what our entry adds to it. */
export type SiteBuild = Omit<ServerBuild, "entry"> & {
  entry: {
    module: ServerBuild["entry"]["module"] & {
      createLoadContext(request: {
        lang: Lang;
        device: Device;
        ip: string | undefined;
        script: PageScript;
        scriptMark: string;
      }): RouterContextProvider;
      failureOf(context: object): { error: unknown; away: boolean } | undefined;
      documentOf(context: object): string | undefined;
    };
  };
};

/** A page that could not be made, with the error page to show if there is nothing better. */
export class RenderFailed extends Error {
  readonly answer: Uncacheable;

  constructor(answer: Uncacheable, options?: ErrorOptions) {
    super("The page could not be rendered", options);
    this.answer = answer;
  }
}

/** What a page is drawn with beside its address: a form sent to it, or a record not yet published. */
export type Given = { form?: SentForm; preview?: Preview };

export type RenderPage = (request: PageRequest, given?: Given) => Promise<Rendered>;

/** Where a page has moved for good, if it has. */
export type FindMove = (request: PageRequest) => Promise<string | undefined>;

/** Turns a page request into bytes that can be stored, or into an answer for this request only. */
export function createPageRenderer({
  build,
  scriptOf,
  config,
  onFailure,
}: {
  build: () => Promise<SiteBuild>;
  /** The script that pages of a language bring. */
  scriptOf: (lang: Lang) => PageScript;
  config: Pick<Config, "origin" | "sharedCache" | "behindTls" | "apiBases" | "development">;
  /** Told of a page that could not be made though the database was there. */
  onFailure: (failure: { error: unknown; address: string }) => void;
}): { renderPage: RenderPage; findMove: FindMove } {
  const securityHeaders = createSecurityHeaders(config);
  const { seconds, purge } = config.sharedCache;
  // By these a cache in front that can be told to forget pages finds them.
  const tags = purge ? tagHeaders.map((name): [string, string] => [name, pageTag]) : [];
  const handlers = new WeakMap<SiteBuild, RequestHandler>();
  function handlerOf(site: SiteBuild): RequestHandler {
    const known = handlers.get(site);
    if (known) return known;
    const made = createRequestHandler(site as ServerBuild, process.env.NODE_ENV);
    handlers.set(site, made);
    return made;
  }

  /** The request is made anew: no header of the visitor's and no host but ours reaches a page. */
  async function ask({ lang, device, address }: PageRequest, init?: RequestInit, ip?: string) {
    const site = await build();
    const scriptMark = randomBytes(18).toString("base64url");
    const context = site.entry.module.createLoadContext({
      lang,
      device,
      ip,
      script: scriptOf(lang),
      scriptMark,
    });
    const request = new Request(config.origin + address, init);
    const response = await withLanguage(lang, () => handlerOf(site)(request, context));
    return { site, context, scriptMark, response };
  }

  const renderPage: RenderPage = async (asked, { form, preview } = {}) => {
    if (form && !(await isReadable(form))) return { answer: malformed };
    return preview ? withPreview(preview, () => render(asked)) : render(asked, form);
  };

  async function render(asked: PageRequest, form?: SentForm): Promise<Rendered> {
    const { lang, address, negotiated } = asked;
    const { site, context, scriptMark, response } = await ask(
      asked,
      form && posted(form),
      form?.ip,
    );
    const document = site.entry.module.documentOf(context);
    const { html, scripts } = readMarkedScripts({ html: document ?? "", mark: scriptMark });
    const body =
      document === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.from(html);
    const headers: [string, string][] = [
      ...kept(response.headers),
      ["Content-Language", lang],
      ["Vary", negotiated ? `${varying}, Cookie, Accept-Language` : varying],
      ...securityHeaders({ scripts }),
    ];
    const failure = site.entry.module.failureOf(context);
    if (failure) {
      const cause = failure.error;
      if (!failure.away) onFailure({ error: cause, address: withoutTokens(address) });
      const status = failure.away ? 503 : Math.max(response.status, 500);
      const retry: [string, string][] =
        failure.away && !response.headers.has("Retry-After") ? [["Retry-After", "5"]] : [];
      throw new RenderFailed({ status, headers: noStore([...headers, ...retry]), body }, { cause });
    }
    const caching = response.headers.get("Cache-Control") ?? "";
    if (caching.includes("private")) {
      return { answer: { status: response.status, headers: unlinked(headers), body } };
    }
    if (form || response.status !== 200) {
      return { answer: { status: response.status, headers: noStore(headers), body } };
    }
    if (caching.includes("no-store")) {
      // We do not keep it, but a browser that comes back to it may show it as it was left.
      const revalidated: [string, string] = ["Cache-Control", "private, no-cache"];
      return { answer: { status: 200, headers: [...headers, revalidated], body } };
    }
    return {
      page: await finishPage({
        body,
        headers: [...headers, ...tags],
        caching: sharedFor(seconds),
      }),
    };
  }

  /** Only the loaders run; nothing is drawn. */
  const findMove: FindMove = async (asked) => {
    const { response } = await ask(asked, { method: "HEAD" });
    return response.status === 301 ? (response.headers.get("Location") ?? undefined) : undefined;
  };

  return { renderPage, findMove };
}

function posted({ body, type }: SentForm): RequestInit {
  return { method: "POST", headers: { "Content-Type": type }, body };
}

const malformed: Uncacheable = {
  status: 400,
  headers: noStore([["Content-Type", "text/plain; charset=utf-8"]]),
  body: Buffer.from("The form is malformed"),
};

/** Headers of the app that may leave the house; the rest is ours to say. */
function kept(headers: Headers): [string, string][] {
  const names = ["Content-Type", "Location", "Retry-After", "X-Remix-Response"];
  return names.flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
}

function noStore(headers: [string, string][]): [string, string][] {
  return [...headers, ["Cache-Control", "no-store"]];
}

/**
 * A page that whoever has its address may see, and nobody else: it is kept nowhere, no search engine
 * lists it, and no page that follows is told where its reader came from. The origin is, since forms
 * without one are taken for those of other sites.
 */
function unlinked(headers: [string, string][]): [string, string][] {
  return [
    ...noStore(headers.filter(([name]) => name !== "Referrer-Policy")),
    ["Referrer-Policy", "strict-origin"],
    ["X-Robots-Tag", "noindex, nofollow"],
  ];
}

/** A body with its encodings, its tag and its caching, ready to be kept. */
export async function finishPage({
  body,
  headers,
  caching = unshared,
}: {
  body: Buffer;
  headers: [string, string][];
  caching?: string;
}): Promise<StoredPage> {
  const br = await brotli(body);
  // Weak, because the same page may later be sent better compressed.
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  return {
    bodies: { br },
    etag,
    headers: [...headers, ["Cache-Control", caching], ["ETag", etag]],
  };
}
