import type { IncomingMessage } from "node:http";
import type { Lang } from "#domain/language/language.ts";
import { truncateUserAgent } from "#domain/visitors/user-agent.ts";
import { chooseLanguage, languageOfPath } from "./language.ts";
import type { ReadQuery } from "./page-declarations.ts";

export type Device = "desktop" | "mobile";

/** All that a page may depend on. Whatever else a request carries never reaches it. */
export type PageRequest = {
  lang: Lang;
  device: Device;
  /** Path and known parameters, normalized. */
  address: string;
  /** Whether the language came from cookie or header, so caches must look at them. */
  negotiated: boolean;
};

const mobileAgent = /Mobi|iPhone|iPod|Windows Phone/i;

export function deviceOf(userAgent?: string): Device {
  const agent = truncateUserAgent(userAgent);
  const isTelephone = /Android/i.test(agent) && !/Tablet/i.test(agent);
  return isTelephone || mobileAgent.test(agent) ? "mobile" : "desktop";
}

type Request = Pick<IncomingMessage, "url" | "headers">;

export type ReadPageRequest = (request: Request) => PageRequest;

export function createPageRequestReader({ readQuery }: { readQuery: ReadQuery }): ReadPageRequest {
  return (request) => readPageRequest({ request, readQuery });
}

function readPageRequest({
  request,
  readQuery,
}: {
  request: Request;
  readQuery: ReadQuery;
}): PageRequest {
  const url = request.url ?? "/";
  const question = url.indexOf("?");
  const path = question === -1 ? url : url.slice(0, question);
  const named = languageOfPath(path);
  return {
    lang:
      named ??
      chooseLanguage({
        cookie: request.headers.cookie,
        acceptLanguage: request.headers["accept-language"],
      }),
    device: deviceOf(request.headers["user-agent"]),
    address: question === -1 ? path : path + readQuery({ path, search: url.slice(question + 1) }),
    negotiated: named === undefined,
  };
}

export function storeKey({ device, lang, address }: PageRequest): string {
  return `${device === "mobile" ? "m" : "d"}${lang}${address}`;
}
