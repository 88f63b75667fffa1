import type { APIRequestContext } from "@playwright/test";
import { readHtml } from "./read-html.ts";

/** A page as it is sent, without following where it leads to. */
export async function readPage({ request, path }: { request: APIRequestContext; path: string }) {
  const response = await request.get(path, { maxRedirects: 0 });
  const html = await response.text();
  return {
    status: response.status(),
    location: response.headers().location,
    html,
    ...readHtml(html),
  };
}
