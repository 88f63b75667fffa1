import { languages } from "#domain/language/language.ts";
import { listMeasuredPages } from "../pages.ts";
import { browserHeaders, request } from "./request.ts";

export type Visit = { path: string; headers: Record<string, string> };

const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";
const devices = [browserHeaders["User-Agent"], phone];
const queries = ["page=2", "query=wood", "query=%E6%9C%A8&page=3", "sort=newest", "utm_source=x"];

/** Different addresses as a busy hour brings them: pages, their data, files, pictures, mistakes. */
export async function listVisits({ address, count }: { address: string; count: number }) {
  const pages = listMeasuredPages().map(({ path }) => path);
  const candidates = [
    ...pages,
    ...pages.map((path) => `${path}.data`),
    ...pages.flatMap((path) => queries.map((query) => `${path}?${query}`)),
    "/",
    "/robots.txt",
    "/sitemap.xml",
    "/healthz",
    "/api/nothing",
    ...(await listFiles({ address, pages })),
  ];
  // What is left is made up: further pages of lists, their data, and some addresses of nothing.
  for (let number = 10; candidates.length < count; number++) {
    const { code } = languages[number % languages.length] ?? languages[0];
    const made = [`/search?query=${number}`, `/product.html?page=${number}`, `/gone-${number}`];
    candidates.push(`/${code}${made[number % made.length]}`);
  }
  return candidates.slice(0, count).map(toVisit);
}

function toVisit(path: string, at: number): Visit {
  const { code } = languages[at % languages.length] ?? languages[0];
  const userAgent = devices[at % devices.length] ?? phone;
  return {
    path,
    headers: { ...browserHeaders, "User-Agent": userAgent, "Accept-Language": code },
  };
}

/** Styles, scripts, fonts and pictures that the pages name: the pictures in their middle width. */
async function listFiles({ address, pages }: { address: string; pages: string[] }) {
  const named = new Set<string>();
  for (const path of pages) {
    const headers = { "Accept-Encoding": "identity" };
    const html = (await request({ url: address + path, headers })).bytes.toString("utf8");
    for (const [file] of html.matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g)) named.add(file);
    for (const [file] of html.matchAll(/\/media\/[\w.-]+\/800\.(?:avif|webp)/g)) named.add(file);
  }
  return [...named];
}
