import type { IncomingMessage } from "node:http";
import type { Lang } from "#domain/language.ts";
import { chooseLanguage, languageOfPath } from "./language.ts";

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

/** The only query parameters that pages know; the rest is dropped, so nobody can fill the store. */
const knownParameters = ["query", "page", "sort"];
const longestParameter = 1000;

const mobileAgent = /Mobi|Android(?!.*Tablet)|iPhone|iPod|Windows Phone/i;

export function deviceOf(userAgent: string | undefined): Device {
  return userAgent && mobileAgent.test(userAgent) ? "mobile" : "desktop";
}

export function readPageRequest(request: IncomingMessage): PageRequest {
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
    address: question === -1 ? path : path + knownQuery(url.slice(question + 1)),
    negotiated: named === undefined,
  };
}

function knownQuery(search: string): string {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of knownParameters) {
    const value = given.get(name)?.slice(0, longestParameter);
    if (value) kept.set(name, value);
  }
  return kept.size > 0 ? `?${kept}` : "";
}

export function storeKey({ device, lang, address }: PageRequest): string {
  return `${device === "mobile" ? "m" : "d"}${lang}${address}`;
}
