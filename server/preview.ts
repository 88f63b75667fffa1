import type { IncomingMessage, ServerResponse } from "node:http";
import { type Preview, readPreview } from "#domain/records/preview.ts";
import type { PageRequest } from "./page-request.ts";
import { RenderFailed, type RenderPage } from "./pages.ts";
import { decompressBody, sendAnswer, sendText } from "./send.ts";

const previewed = /[?&]preview=([\w-]{32})(?:&|$)/;
/** Asked for by the back office, to be shown beside the form. */
const framed = /[?&]framed(?:&|$)/;

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

/**
 * What stands in a frame is a document without scripts: nobody can be made to press anything in it,
 * no visit is counted, and whoever clicks in it means a field of the form beside it.
 */
function frameable(headers: [string, string][], body: Buffer): Framed {
  const allowed = headers.map(([name, value]): [string, string] => [
    name,
    name === "Content-Security-Policy"
      ? value
          .replace(/script-src [^;]*/, "script-src 'none'")
          .replace("form-action 'self'", "form-action 'none'")
          .replace("frame-ancestors 'none'", "frame-ancestors 'self'")
      : value,
  ]);
  const html = body
    .toString()
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/gi, "")
    .replaceAll(/<link\b[^>]*rel="modulepreload"[^>]*>/gi, "");
  return { headers: allowed, body: Buffer.from(html) };
}
type Framed = { headers: [string, string][]; body: Buffer };

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
    const answer = { status, headers: [...kept, ...unpublic], body };
    if (!framed.test(request.url ?? "")) return sendAnswer(request, response, answer);
    sendAnswer(request, response, { ...answer, ...frameable(answer.headers, Buffer.from(body)) });
  };
}
