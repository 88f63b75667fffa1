import pino, { type Logger } from "pino";
import { withoutOfferToken } from "#domain/offers/offer-address.ts";

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
 * An address as it may be written down: whoever has the token of a preview or an offer, or a room's
 * id, can see it.
 */
export function withoutTokens(url = ""): string {
  return withoutOfferToken(url)
    .replace(/([?&](?:preview|token)=)[^&]*/gi, "$1…")
    .replace(/(\/acoustics\/rooms\/)[^?]*/i, "$1…");
}
