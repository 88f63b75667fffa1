import { getSettings } from "#domain/settings/get-settings.ts";
import type { DocumentMaker } from "./documents.ts";

/** How long what it says may be relied upon, in milliseconds: half a year. */
const validity = 182 * 24 * 60 * 60 * 1000;

/** Where to tell us of a weakness (RFC 9116). Written for each who asks, as it has a date in it. */
export function createSecurityContact({ origin }: { origin: string }): DocumentMaker {
  return function find(path) {
    if (path !== "/.well-known/security.txt") return undefined;
    return async () => {
      const { email } = await getSettings({ lang: "en" });
      const lines = [
        `Contact: mailto:${email}`,
        `Expires: ${new Date(Date.now() + validity).toISOString()}`,
        "Preferred-Languages: zh, en, ar",
        `Canonical: ${origin}${path}`,
      ];
      const headers: [string, string][] = [
        ["Content-Type", "text/plain; charset=utf-8"],
        ["X-Content-Type-Options", "nosniff"],
        ["Cache-Control", "no-store"],
      ];
      return { answer: { status: 200, headers, body: Buffer.from(`${lines.join("\n")}\n`) } };
    };
  };
}
