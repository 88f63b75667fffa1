import { readRecipients } from "#domain/mail/recipients.ts";
import { getSettings } from "#domain/settings/get-settings.ts";
import type { DocumentMaker } from "./documents.ts";

/** How long what it says may be relied upon, in milliseconds: half a year. */
const validity = 182 * 24 * 60 * 60 * 1000;

/** Where to tell us of a weakness (RFC 9116). Written for each who asks, as it has a date in it. */
export function createSecurityContact({
  origin,
  sender,
}: {
  origin: string;
  /** Whom the environment names for inquiries, if it does. */
  sender: { to?: string | undefined };
}): DocumentMaker {
  return function find(path) {
    if (path !== "/.well-known/security.txt") return undefined;
    return async () => {
      const email = await findContact({ mailTo: sender.to });
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

/**
 * Who is told of inquiries, which administrators and the environment decide. The address that pages
 * show comes second: editors can change it, and would be told of weaknesses in our place.
 */
async function findContact({ mailTo = "" }: { mailTo?: string | undefined }): Promise<string> {
  const named = mailTo.split(/[\s,;<>"]/).find((part) => part.includes("@"));
  if (named) return named;
  const { addresses } = await readRecipients();
  return addresses[0] ?? (await getSettings({ lang: "en" })).email;
}
