import type { IncomingMessage, ServerResponse } from "node:http";
import type { Lang } from "#domain/language/language.ts";
import { m } from "#text";
import { clientIp } from "./client-ip.ts";
import type { Config } from "./config.ts";
import type { DocumentMaker } from "./documents.ts";
import { keepQuery } from "./keep-query.ts";
import type { LoadLimits } from "./load-limits.ts";
import type { Metrics } from "./metrics.ts";
import type { PageRequest, ReadPageRequest } from "./page-request.ts";
import type { PageStore, Rendered, StoredPage } from "./page-store.ts";
import { type FindMove, RenderFailed, type RenderPage } from "./pages.ts";
import { createPreview, previewTokenIn } from "./preview.ts";
import { createRecompressor } from "./recompress.ts";
import { QueueFull, type RenderQueue } from "./render-queue.ts";
import { sendAnswer, sendPage, sendText } from "./send.ts";
import type { SendNotice } from "./send-notice.ts";

/** A page, as it was asked for and as it is to be answered. */
type Asked = { request: IncomingMessage; response: ServerResponse; asked: PageRequest };

/** More redirects one after the other than this are a mistake in the redirects themselves. */
const longestChain = 5;

export type PageServer = ReturnType<typeof createPageServer>;

/** Answers with pages and documents: stored ones, and those that are rendered for it. */
export function createPageServer({
  config,
  limits,
  queued,
  store,
  documents,
  readPageRequest,
  renderPage,
  findMove,
  sendNotice,
  metrics,
}: {
  config: Pick<Config, "trustedProxies">;
  limits: Pick<LoadLimits, "renders">;
  queued: RenderQueue;
  store: PageStore;
  documents: DocumentMaker;
  readPageRequest: ReadPageRequest;
  renderPage: RenderPage;
  findMove: FindMove;
  sendNotice: SendNotice;
  metrics: Pick<Metrics, "renders">;
}) {
  const recompress = createRecompressor({ store });
  const showPreview = createPreview({ renderPage });

  /** A page that somebody asks for again is worth compressing well. */
  function findStored(key: string): StoredPage | undefined {
    const page = store.fresh(key);
    if (page && !page.bodies.gzip) recompress(key, page);
    return page;
  }

  /** Under which name a page is kept, and how it is made. */
  function prepare(asked: PageRequest): { key: string; make: () => Promise<Rendered> } {
    const [path = ""] = asked.address.split("?", 1);
    const document = documents(path, asked.lang);
    const key = document ? `${asked.lang} ${path}` : asked.key;
    const make = () =>
      queued(
        async () => {
          const stop = metrics.renders.startTimer();
          const made = await (document ? document() : renderPage(asked));
          stop();
          return made;
        },
        // What is outdated is shown until this is done.
        { ahead: store.has(key) },
      );
    return { key, make: () => store.get(key, make) };
  }

  /** Where redirects from here end, so that whoever asks is sent once. */
  async function followOn(to: string, { headers }: IncomingMessage): Promise<string> {
    let at = to;
    for (let step = 1; step < longestChain && at.startsWith("/"); step++) {
      const asked = readPageRequest({ url: at, headers });
      if (store.fresh(asked.key)) break;
      // What cannot be found out now is the next request's to tell.
      const next = await queued(() => findMove(asked)).catch(() => undefined);
      if (next === undefined) break;
      at = keepQuery({ to: next, typed: at, seen: asked.address });
    }
    return at;
  }

  function putOff(response: ServerResponse, status: 429 | 503, lang: Lang) {
    const title = status === 503 ? m.error_busy : m.api_too_many;
    const text = m.error_busy_lead;
    sendNotice(response, { status, lang, title, text, retryAfter: 2, retries: true });
  }

  return {
    /** A page that needs nothing but to be sent. */
    findStored: (asked: PageRequest) => findStored(asked.key),

    async serve({ request, response, asked }: Asked) {
      const url = request.url ?? "";
      const token = previewTokenIn(url);
      const { key, make } = prepare(asked);
      const stored = token === undefined ? findStored(key) : undefined;
      if (stored) return sendPage(request, response, stored);
      if (limits.renders(clientIp(request, config))) return putOff(response, 429, asked.lang);
      try {
        if (token) return await queued(() => showPreview({ request, response, asked, token }));
        const rendered = await make();
        if ("page" in rendered) return sendPage(request, response, rendered.page);
        const { answer } = rendered;
        const to = placeOf(rendered);
        if (to === undefined) return sendAnswer(request, response, answer);
        const place = keepQuery({ to, typed: url, seen: asked.address });
        const location: [string, string] = ["Location", await followOn(place, request)];
        const others = answer.headers.filter(([name]) => name !== "Location");
        sendAnswer(request, response, { ...answer, headers: [...others, location] });
      } catch (error) {
        if (error instanceof QueueFull) return putOff(response, 503, asked.lang);
        if (!(error instanceof RenderFailed)) throw error;
        sendAnswer(request, response, error.answer);
      }
    },

    /** For an address that means another one. */
    async redirect({ request, response, to }: Omit<Asked, "asked"> & { to: string }) {
      const refusal = limits.renders(clientIp(request, config));
      response.setHeader("Location", refusal ? to : await followOn(to, request));
      sendText(response, 301, "Moved");
    },
  };
}

/** Where a page has moved for good. */
function placeOf(rendered: Rendered): string | undefined {
  if (!("answer" in rendered) || rendered.answer.status !== 301) return undefined;
  return rendered.answer.headers.find(([name]) => name === "Location")?.[1];
}
