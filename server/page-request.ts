import type { IncomingMessage } from "node:http";
import type { Lang } from "#domain/language/language.ts";
import { truncateUserAgent } from "#domain/visitors/user-agent.ts";
import { chooseLanguage, languageOfPath } from "./language.ts";
import type { ReadQuery } from "./page-declarations.ts";
import { remember } from "./remember.ts";

export type Device = "desktop" | "mobile";

/** All that a page may depend on. Whatever else a request carries never reaches it. */
export type PageRequest = {
  lang: Lang;
  device: Device;
  /** Path and known parameters, normalized. */
  address: string;
  /** Whether the language came from cookie or header, so caches must look at them. */
  negotiated: boolean;
  /** Under which name the page is stored. */
  key: string;
};

const mobileAgent = /Mobi|iPhone|iPod|Windows Phone/i;

export function deviceOf(userAgent?: string): Device {
  const agent = truncateUserAgent(userAgent);
  const isTelephone = /Android/i.test(agent) && !/Tablet/i.test(agent);
  return isTelephone || mobileAgent.test(agent) ? "mobile" : "desktop";
}

type Request = Pick<IncomingMessage, "url" | "headers">;

export type ReadPageRequest = (request: Request) => PageRequest;

/**
 * Every request is read, and nearly all of them are alike: what an address means, and what a browser
 * is, is found out once.
 */
export function createPageRequestReader({ readQuery }: { readQuery: ReadQuery }): ReadPageRequest {
  const readAddress = remember((url) => {
    const question = url.indexOf("?");
    const path = question === -1 ? url : url.slice(0, question);
    const query = question === -1 ? "" : readQuery({ path, search: url.slice(question + 1) });
    const named = languageOfPath(path);
    return { named, requests: listRequests({ address: path + query, named }) };
  });
  const readDevice = remember(deviceOf);
  return ({ url = "/", headers }) => {
    const { named, requests } = readAddress(url);
    const { cookie, "accept-language": acceptLanguage, "user-agent": agent = "" } = headers;
    return requests[named ?? chooseLanguage({ cookie, acceptLanguage })][readDevice(agent)];
  };
}

/** What an address asks for, by language and device. One that names a language has no other. */
function listRequests({ address, named }: { address: string; named: Lang | undefined }) {
  const ask = (lang: Lang, device: Device): PageRequest => ({
    lang,
    device,
    address,
    negotiated: named === undefined,
    key: `${device === "mobile" ? "m" : "d"}${lang}${address}`,
  });
  const both = (lang: Lang) => ({ desktop: ask(lang, "desktop"), mobile: ask(lang, "mobile") });
  return { zh: both(named ?? "zh"), en: both(named ?? "en"), ar: both(named ?? "ar") };
}
