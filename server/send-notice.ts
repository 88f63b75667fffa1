import type { ServerResponse } from "node:http";
import { type Lang, language } from "#domain/language/language.ts";
import { withLanguage } from "./language.ts";
import type { SecurityHeaders } from "./security-headers.ts";
import { xml } from "./xml.ts";

export type Notice = {
  status: 413 | 429 | 503;
  lang: Lang;
  title: () => string;
  text: () => string;
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
  /** Whether the browser tries again by itself; never for a form. */
  retries?: boolean;
};

export type SendNotice = (response: ServerResponse, notice: Notice) => void;

/** Sends a page of a few words, for when there is no time, or no reason, to render one. */
export function createNoticeSender({
  securityHeaders,
}: {
  securityHeaders: SecurityHeaders;
}): SendNotice {
  return function sendNotice(response, notice) {
    const html = withLanguage(notice.lang, () => writeNotice(notice));
    for (const [name, value] of securityHeaders()) response.setHeader(name, value);
    if (notice.retryAfter) response.setHeader("Retry-After", notice.retryAfter);
    response.writeHead(notice.status, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Language": notice.lang,
      "Content-Length": Buffer.byteLength(html),
      "Cache-Control": "no-store",
    });
    response.end(html);
  };
}

function writeNotice({ lang, title, text, retryAfter, retries }: Notice): string {
  const again = retries && retryAfter ? `<meta http-equiv="refresh" content="${retryAfter}"/>` : "";
  return (
    `<!DOCTYPE html><html lang="${lang}" dir="${language(lang).dir}"><head><meta charset="utf-8"/>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"/>` +
    `<meta name="robots" content="noindex"/>${again}<title>${xml(title())}</title>` +
    `<link rel="stylesheet" href="/notice.css"/></head>` +
    `<body><main><h1>${xml(title())}</h1><p>${xml(text())}</p></main></body></html>`
  );
}
