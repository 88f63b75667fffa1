import { createHash } from "node:crypto";

export type SecurityHeaders = (html?: string) => [name: string, value: string][];

const inlineScript = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;

/** Hashes of the scripts that stand in the page itself: only these and our own files may run. */
function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const { groups } of html.matchAll(inlineScript)) {
    const { attributes = "", code = "" } = groups ?? {};
    if (code === "" || attributes.includes("application/ld+json")) continue;
    hashes.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  }
  return [...hashes];
}

/** Makes the security headers of an answer; a page's inline scripts are named by their hashes. */
export function createSecurityHeaders({
  behindTls,
  apiBases = {},
}: {
  behindTls: boolean;
  /** Hosts of the API that pages may call besides our own. */
  apiBases?: Record<string, string | undefined>;
}): SecurityHeaders {
  const apiHosts = new Set(
    Object.values(apiBases).flatMap((base) => (base ? [new URL(base).origin] : [])),
  );
  const fixed: [string, string][] = [
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    [
      "Permissions-Policy",
      "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    ],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["X-Frame-Options", "DENY"],
  ];
  if (behindTls) {
    fixed.push(["Strict-Transport-Security", "max-age=31536000; includeSubDomains"]);
  }
  return (html = "") => [
    ...fixed,
    [
      "Content-Security-Policy",
      [
        "default-src 'self'",
        ["script-src 'self'", ...scriptHashes(html)].join(" "),
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
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
