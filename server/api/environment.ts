import type { IncomingMessage } from "node:http";

/** What came in with a call, as names and values. */
export type Body = Record<string, unknown>;

export type ApiEnvironment = {
  Bindings: { incoming: IncomingMessage };
  Variables: {
    /** The caller's address, as far as it can be believed. */
    ip: string;
    /** The browser that somebody signs in with; set by `deviceCookie`. */
    device: string;
    body: Body;
  };
};
