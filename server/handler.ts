import type { IncomingMessage, ServerResponse } from "node:http";

/** Answers one kind of request. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;
