import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";

export type SecurityHeaders = (page?: { scripts: string[] }) => [name: string, value: string][];

/**
 * The code of the inline scripts that carry our mark, and the page without the mark. A script that
 * came with content has none, so the browser is not told to run it.
 */
export function readMarkedScripts({ html, mark }: { html: string; mark: string }) {
  const nonce = ` nonce="${mark}"`;
  return { scripts: readScripts(html, nonce), html: html.replaceAll(nonce, "") };
}

const inlineScript = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;

/** The code of every inline script, or of those with this attribute. */
export function readScripts(html: string, attribute = ""): string[] {
  return Array.from(html.matchAll(inlineScript), ({ groups }) => groups ?? {})
    .filter(({ attributes = "", code }) => code && attributes.includes(attribute))
    .map(({ code = "" }) => code);
}

/** Only these scripts and our own files may run. */
function hashScripts(scripts: string[]): string[] {
  const hash = (code: string) => createHash("sha256").update(code).digest("base64");
  return [...new Set(scripts.map((code) => `'sha256-${hash(code)}'`))];
}

/** Placeholders of pictures are in the page. */
const publicPages = { styles: "", pictures: "data:" };

/** What Vite inserts while one develops: its styles, and how it shows errors. */
const developedPages = { ...publicPages, styles: " 'unsafe-inline'" };

/**
 * The back office styles itself from scripts, through an element that stays empty as far as markup
 * goes: rules are inserted, never written. So the hash of nothing is all it needs; a nonce would
 * have to be made for each request and would allow any text. Pictures are shown before they are sent.
 */
const backOfficePages = {
  styles: ` 'sha256-${createHash("sha256").update("").digest("base64")}'`,
  pictures: "data: blob:",
};

/** What every answer says, whatever it is. */
function promised({ behindTls }: { behindTls: boolean }): [string, string][] {
  const always: [string, string][] = [
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ];
  if (!behindTls) return always;
  return [...always, ["Strict-Transport-Security", "max-age=31536000; includeSubDomains"]];
}

/** For what is no page: nothing may be loaded by it, nobody may frame it. */
export const bareAnswerPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Makes what sets the headers of answers that do not set their own: the API's, texts, pictures. */
export function createBareAnswerHeaders({ behindTls }: { behindTls: boolean }) {
  const headers = [
    ...promised({ behindTls }),
    ["Content-Security-Policy", bareAnswerPolicy] as const,
  ];
  return function setHeaders(response: Pick<ServerResponse, "setHeader">) {
    for (const [name, value] of headers) response.setHeader(name, value);
  };
}

/** Makes the security headers of a page or file; a page's inline scripts are named by their hashes. */
export function createSecurityHeaders({
  behindTls,
  apiBases = {},
  backOffice = false,
  development = false,
}: {
  behindTls: boolean;
  /** Hosts of the API that pages may call besides our own. */
  apiBases?: Record<string, string | undefined>;
  backOffice?: boolean;
  development?: boolean;
}): SecurityHeaders {
  const sitePages = development ? developedPages : publicPages;
  const { styles, pictures } = backOffice ? backOfficePages : sitePages;
  const apiHosts = new Set(
    Object.values(apiBases).flatMap((base) => (base ? [new URL(base).origin] : [])),
  );
  const fixed: [string, string][] = [
    ...promised({ behindTls }),
    [
      "Permissions-Policy",
      "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    ],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
  ];
  return ({ scripts } = { scripts: [] }) => [
    ...fixed,
    [
      "Content-Security-Policy",
      [
        "default-src 'self'",
        ["script-src 'self'", ...hashScripts(scripts)].join(" "),
        `style-src 'self'${styles}`,
        `img-src 'self' ${pictures}`,
        ["connect-src 'self'", ...apiHosts].join(" "),
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        ...(behindTls ? ["upgrade-insecure-requests"] : []),
      ].join("; "),
    ],
  ];
}
