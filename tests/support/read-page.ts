import { type APIRequestContext, expect } from "@playwright/test";

/** A page as a search engine sees it: the first bytes, no script. */
export async function readPage({ request, path }: { request: APIRequestContext; path: string }) {
  const response = await request.get(path, { maxRedirects: 0 });
  const html = await response.text();
  return {
    status: response.status(),
    location: response.headers().location,
    html,
    lang: /<html lang="(\w+)"/.exec(html)?.[1],
    headings: Array.from(html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs), ([, words = ""]) =>
      words.replace(/<[^>]+>/g, ""),
    ),
    title: /<title>([^<]+)<\/title>/.exec(html)?.[1],
    description: /<meta name="description" content="([^"]+)"/.exec(html)?.[1],
    canonical: Array.from(
      html.matchAll(/<link rel="canonical" href="([^"]+)"/g),
      ([, url = ""]) => new URL(url).pathname,
    ),
    alternates: Array.from(html.matchAll(/hrefLang="([^"]+)"/gi), ([, code]) => code),
    structured: Array.from(
      html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
      ([, json = ""]) => JSON.parse(json) as { "@type": string } & Record<string, unknown>,
    ),
  };
}

/** What every indexed page owes a search engine. */
export async function expectWholeHead({
  request,
  path,
  lang,
  canonical,
}: {
  request: APIRequestContext;
  path: string;
  lang: string;
  canonical: string;
}) {
  const page = await readPage({ request, path });
  expect(page.status, path).toBe(200);
  expect(page.lang, path).toBe(lang);
  expect(page.headings, path).toHaveLength(1);
  expect(page.title?.length, path).toBeGreaterThan(5);
  expect(page.description?.length, path).toBeGreaterThan(10);
  expect(page.canonical, path).toEqual([canonical]);
  for (const code of ["zh", "en", "ar", "x-default"]) expect(page.alternates, path).toContain(code);
  return page;
}
