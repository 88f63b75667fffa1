import type { IncomingMessage } from "node:http";
import { filterNames, productFilters } from "#domain/catalogue/product-filters.ts";
import type { Lang } from "#domain/language.ts";
import { spokenLanguages, trades } from "#domain/members/profile-fields.ts";
import { shownKinds } from "#domain/search/findable-records.ts";
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

type Parameter = {
  name: string;
  /** The pages that know it; all, unless said. */
  on?: RegExp;
  /** The values it can have; any, unless said. */
  values?: readonly string[] | RegExp;
};

const catalogue = /^(?:\/(?:zh|en|ar))?\/product(?:[./]|$)/i;
const searchPage = /^(?:\/(?:zh|en|ar))?\/search(?:\.|$)/i;
const directory = /^(?:\/(?:zh|en|ar))?\/profiles(?:\.html)?$/i;
const technicalSheet = /^(?:\/(?:zh|en|ar))?\/cmpProductdetail\//i;

/** The only query parameters that pages know; the rest is dropped, so nobody can fill the store. */
const knownParameters: Parameter[] = [
  { name: "query", on: searchPage },
  { name: "kind", on: searchPage, values: Object.values(shownKinds) },
  { name: "class", on: searchPage, values: /^[\w-]{1,80}$/ },
  { name: "page" },
  { name: "sort" },
  ...filterNames.map((name) => ({ name, on: catalogue, values: productFilters[name] })),
  { name: "trade", on: directory, values: trades },
  { name: "country", on: directory, values: /^[A-Z]{2}$/ },
  { name: "language", on: directory, values: spokenLanguages },
  { name: "mounting", on: technicalSheet, values: productFilters.mounting },
  { name: "with", on: technicalSheet, values: /^[a-z0-9-]+(?:,[a-z0-9-]+){0,5}$/ },
];
/** The longest query that is read, encoded twice. */
const longestParameter = 2400;

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
    address: question === -1 ? path : path + knownQuery({ path, search: url.slice(question + 1) }),
    negotiated: named === undefined,
  };
}

function knownQuery({ path, search }: { path: string; search: string }): string {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const { name, on, values } of knownParameters) {
    const value = given.get(name)?.slice(0, longestParameter);
    if (!value || (on && !on.test(path))) continue;
    if (values === undefined || isOneOf({ value, values })) kept.set(name, value);
  }
  return kept.size > 0 ? `?${kept}` : "";
}

function isOneOf({ value, values }: { value: string; values: readonly string[] | RegExp }) {
  return values instanceof RegExp ? values.test(value) : values.includes(value);
}

export function storeKey({ device, lang, address }: PageRequest): string {
  return `${device === "mobile" ? "m" : "d"}${lang}${address}`;
}
