import type { IncomingMessage, ServerResponse } from "node:http";
import { largestPdf } from "#domain/careers/check-envelope.ts";
import { isStorable } from "#domain/typed-text.ts";
import { clientIp } from "./client-ip.ts";
import type { Config } from "./config.ts";
import type { Overload } from "./overload.ts";
import type { ReadPageRequest } from "./page-request.ts";
import { RenderFailed, type RenderPage } from "./pages.ts";
import { sendAnswer, sendText } from "./send.ts";

const largestForm = 64 * 1024;
/** An application brings a file along. */
const largestApplication = largestPdf + largestForm;
const applicationPage = /^(?:\/(?:zh|en|ar))?\/recruit\/apply\//i;
const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** Whether this is a form sent by a browser without JavaScript. */
export function isForm({ method, headers }: IncomingMessage): boolean {
  const type = headers["content-type"]?.split(";", 1)[0]?.trim().toLowerCase();
  return method === "POST" && type !== undefined && formTypes.includes(type);
}

/** Hands a form to the page it was sent to; the page with the outcome is for this visitor alone. */
export function createFormTaker({
  config,
  overload,
  readPageRequest,
  renderPage,
}: {
  config: Pick<Config, "trustedProxies" | "origin">;
  overload: Pick<Overload, "isOverloaded">;
  readPageRequest: ReadPageRequest;
  renderPage: RenderPage;
}) {
  return async function takeForm(request: IncomingMessage, response: ServerResponse) {
    if (isFromElsewhere({ request, origin: config.origin })) {
      return sendText(response, 403, "This form belongs to another site");
    }
    if (overload.isOverloaded()) {
      response.setHeader("Retry-After", "5");
      return sendText(response, 503, "Too much to do at the moment");
    }
    const body = await read(request);
    if (!body) {
      response.setHeader("Connection", "close");
      return sendText(response, 413, "The form is too large");
    }
    const type = request.headers["content-type"] ?? "";
    if (!(await isReadable({ body, type })))
      return sendText(response, 400, "The form is malformed");
    const ip = clientIp(request, config);
    try {
      const made = await renderPage(readPageRequest(request), { body, type, ip });
      if ("answer" in made) sendAnswer(request, response, made.answer);
    } catch (error) {
      if (!(error instanceof RenderFailed)) throw error;
      sendAnswer(request, response, error.answer);
    }
  };
}

/** Browsers say which page a form stood on; one that says nothing carries nobody's cookies. */
function isFromElsewhere({ request, origin }: { request: IncomingMessage; origin: string }) {
  const from = request.headers.origin;
  if (from === undefined || from === origin) return false;
  return !URL.canParse(from) || new URL(from).host !== request.headers.host;
}

/** Whether it can be taken apart, and nothing in it is beyond what a database keeps. */
async function isReadable({ body, type }: { body: Buffer; type: string }): Promise<boolean> {
  const sent = new Response(new Uint8Array(body), { headers: { "Content-Type": type } });
  const fields = await sent.formData().catch(() => undefined);
  if (!fields) return false;
  return [...fields].every(
    ([name, value]) =>
      isStorable(name) && isStorable(typeof value === "string" ? value : value.name),
  );
}

async function read(request: IncomingMessage): Promise<Buffer | undefined> {
  const largest = applicationPage.test(request.url ?? "") ? largestApplication : largestForm;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largest) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
