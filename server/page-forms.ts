import type { IncomingMessage, ServerResponse } from "node:http";
import type { Lang } from "#domain/language/language.ts";
import { m } from "#text";
import { clientIp } from "./client-ip.ts";
import type { Config } from "./config.ts";
import type { LoadLimits } from "./load-limits.ts";
import { mediaType } from "./media-type.ts";
import type { Overload } from "./overload.ts";
import type { PageDeclarations } from "./page-declarations.ts";
import type { ReadPageRequest } from "./page-request.ts";
import { RenderFailed, type RenderPage } from "./pages.ts";
import { createRenderQueue, QueueFull, type RenderQueue } from "./render-queue.ts";
import { sendAnswer, sendText } from "./send.ts";
import type { SendNotice } from "./send-notice.ts";

const largestForm = 64 * 1024;
/** What all forms together may hold in memory while they come in and wait, in bytes. */
const mostHeldAtOnce = 256 * 1024 * 1024;
const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** Whether this is a form sent by a browser without JavaScript. */
export function isForm({ method, headers }: IncomingMessage): boolean {
  const type = mediaType(headers["content-type"]);
  return method === "POST" && type !== undefined && formTypes.includes(type);
}

/** Hands a form to the page it was sent to; the page with the outcome is for this visitor alone. */
export function createFormHandler({
  config,
  limits,
  overload,
  fileBytes,
  queued,
  readPageRequest,
  renderPage,
  sendNotice,
  mostHeld = mostHeldAtOnce,
}: {
  config: Pick<Config, "trustedProxies" | "origin">;
  limits: Pick<LoadLimits, "renders">;
  overload: Pick<Overload, "isOverloaded">;
  fileBytes: PageDeclarations["fileBytes"];
  queued: RenderQueue;
  readPageRequest: ReadPageRequest;
  renderPage: RenderPage;
  sendNotice: SendNotice;
  mostHeld?: number;
}) {
  let held = 0;
  // Files are scanned and read elsewhere while their page waits, for as long as half a minute: a few
  // of them would keep all places of the other pages.
  const queuedWithFiles = createRenderQueue({ atOnce: 6, mostWaiting: 20 });

  function putOff(response: ServerResponse, status: 429 | 503, lang: Lang) {
    const [title, text] = [status === 503 ? m.error_busy : m.api_too_many, m.error_busy_form];
    sendNotice(response, { status, lang, title, text, retryAfter: 5 });
  }

  return async function takeForm(request: IncomingMessage, response: ServerResponse) {
    if (isFromElsewhere({ request, origin: config.origin })) {
      return sendText(response, 403, "This form belongs to another site");
    }
    const asked = readPageRequest(request);
    const { lang } = asked;
    const ip = clientIp(request, config);
    if (overload.isOverloaded()) return putOff(response, 503, lang);
    if (limits.renders(ip)) return putOff(response, 429, lang);
    const files = isInParts(request) ? fileBytes(asked.address.replace(/\?.*/, "")) : 0;
    let own = 0;
    const hold = (bytes: number) => {
      own += bytes;
      held += bytes;
      return held <= mostHeld;
    };
    try {
      const body = await read({ request, largest: largestForm + files, hold });
      // What is still on its way would be taken for the next request.
      if (typeof body === "string") response.setHeader("Connection", "close");
      if (body === "no room") return putOff(response, 503, lang);
      if (body === "too large") {
        const [title, text] = [m.api_too_large, m.error_too_large_form];
        return sendNotice(response, { status: 413, lang, title, text });
      }
      const type = request.headers["content-type"] ?? "";
      const enqueue = files > 0 ? queuedWithFiles : queued;
      const made = await enqueue(() => renderPage(asked, { form: { body, type, ip } }));
      if ("answer" in made) sendAnswer(request, response, made.answer);
    } catch (error) {
      if (error instanceof QueueFull) return putOff(response, 503, lang);
      if (!(error instanceof RenderFailed)) throw error;
      sendAnswer(request, response, error.answer);
    } finally {
      held -= own;
    }
  };
}

/** Browsers say which page a form stood on; one that says nothing carries nobody's cookies. */
function isFromElsewhere({ request, origin }: { request: IncomingMessage; origin: string }) {
  const from = request.headers.origin;
  if (from === undefined || from === origin) return false;
  return !URL.canParse(from) || new URL(from).host !== request.headers.host;
}

async function read({
  request,
  largest,
  hold,
}: {
  request: IncomingMessage;
  largest: number;
  /** Told of what has come; says whether there is room for it. */
  hold: (bytes: number) => boolean;
}): Promise<Buffer<ArrayBuffer> | "too large" | "no room"> {
  if (Number(request.headers["content-length"]) > largest) return "too large";
  const chunks: Buffer[] = [];
  let size = 0;
  // To leave the loop must not end the connection: whoever sends too much is told so.
  const sent: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
  for await (const chunk of sent) {
    size += chunk.length;
    if (size > largest) return "too large";
    if (!hold(chunk.length)) return "no room";
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function isInParts({ headers }: IncomingMessage): boolean {
  return /^\s*multipart\//i.test(headers["content-type"] ?? "");
}
