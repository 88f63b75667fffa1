import pino, { type Logger } from "pino";
import { withoutLinkToken } from "#domain/security/without-link-token.ts";

export type Log = Logger;

/** JSON lines for machines; readable lines when a person looks on. */
export function createLog({ level }: { level: string }): Log {
  const base = { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime };
  if (!process.stdout.isTTY) return pino(base);
  return pino({
    ...base,
    transport: {
      target: "pino-pretty",
      options: { translateTime: "SYS:HH:MM:ss", ignore: "pid,hostname", singleLine: true },
    },
  });
}

/**
 * An address as it may be written down: whoever has the token of a preview, an offer or a project,
 * or a room's id, can see it.
 */
export function withoutTokens(url = ""): string {
  return withoutLinkToken(url)
    .replace(/([?&](?:preview|token)=)[^&]*/gi, "$1…")
    .replace(/(\/acoustics\/rooms\/)[^?]*/i, "$1…");
}
