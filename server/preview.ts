import type { IncomingMessage, ServerResponse } from "node:http";
import { type Preview, readPreview } from "#domain/records/preview.ts";
import type { PageRequest } from "./page-request.ts";
import { RenderFailed, type RenderPage } from "./pages.ts";
import { decompressBody, sendAnswer, sendText } from "./send.ts";

const previewed = /[?&]preview=([\w-]{32})(?:&|$)/;

/** The token of a page that is to be shown before it is published. */
export function previewTokenIn(url: string): string | undefined {
  return previewed.exec(url)?.[1];
}

/** Ours in place of what the page would say when anybody may see it. */
const unpublic: [string, string][] = [
  ["Cache-Control", "no-store"],
  ["X-Robots-Tag", "noindex, nofollow"],
  ["Referrer-Policy", "no-referrer"],
];
const replaced = new Set([...unpublic.map(([name]) => name), "ETag"]);

/** Shows a page with a record as somebody is writing it. Never stored, here or anywhere. */
export function createPreview({ renderPage }: { renderPage: RenderPage }) {
  async function render(asked: PageRequest, preview: Preview) {
    const rendered = await renderPage(asked, { preview });
    if ("answer" in rendered) return rendered.answer;
    const { page } = rendered;
    return { status: 200, headers: [...page.headers], body: await decompressBody(page) };
  }

  return async function showPreview({
    request,
    response,
    asked,
    token,
  }: {
    request: IncomingMessage;
    response: ServerResponse;
    asked: PageRequest;
    token: string;
  }) {
    const preview = await readPreview({ token });
    if (!preview) {
      response.setHeader("X-Robots-Tag", "noindex, nofollow");
      return sendText(
        response,
        404,
        "预览已过期 · This preview has expired · انتهت صلاحية المعاينة",
      );
    }
    const { status, headers, body } = await render(asked, preview).catch((error) => {
      if (error instanceof RenderFailed) return error.answer;
      throw error;
    });
    const kept = headers.filter(([name]) => !replaced.has(name)) as [string, string][];
    sendAnswer(request, response, { status, headers: [...kept, ...unpublic], body });
  };
}
