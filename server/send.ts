import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedEncoding, type Encoding, gzipped, unbrotli } from "./compress.ts";
import type { StoredPage, Uncacheable } from "./page-store.ts";

/** Flat header lists per page and encoding: building them anew would be half the work of a hit. */
const flattened = new WeakMap<StoredPage, Partial<Record<Encoding, string[]>>>();

function flatHeaders(page: StoredPage, encoding: Encoding, { length }: Buffer): string[] {
  const known = flattened.get(page) ?? {};
  const flat = known[encoding];
  if (flat) return flat;
  const made = page.headers.flat();
  if (encoding !== "identity") made.push("Content-Encoding", encoding);
  made.push("Content-Length", String(length));
  known[encoding] = made;
  flattened.set(page, known);
  return made;
}

/** Sends a stored page, or 304 when the client has it already. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: StoredPage) {
  if (isKnown(request.headers["if-none-match"], page.etag)) {
    const kept = page.headers.filter(([name]) => name !== "Content-Type");
    response.writeHead(304, kept.flat());
    response.end();
    return;
  }
  const asked = acceptedEncoding(request.headers["accept-encoding"] ?? "");
  const send = (encoding: Encoding, body: Buffer) => {
    response.writeHead(200, flatHeaders(page, encoding, body));
    response.end(request.method === "HEAD" ? undefined : body);
  };
  const { [asked]: ready, identity } = page.bodies;
  if (ready) send(asked, ready);
  else if (identity) send("identity", identity);
  else
    makeBody(page, asked).then(
      (body) => send(asked, body),
      (error) => response.destroy(error),
    );
}

/** An encoding of a rendered page that is not kept, or not yet. */
async function makeBody(page: StoredPage, encoding: Encoding): Promise<Buffer> {
  const plain = await decompressBody(page);
  return encoding === "gzip" ? gzipped(plain) : plain;
}

/** The bytes as they were before they were compressed. */
export async function decompressBody({ bodies }: StoredPage): Promise<Buffer> {
  return bodies.identity ?? unbrotli(bodies.br);
}

/** Whether a client's list of tags names this page; a proxy may have weakened its own copy. */
function isKnown(tags: string | undefined, etag: string): boolean {
  if (tags === undefined) return false;
  if (tags === etag || tags.trim() === "*") return true;
  const opaque = etag.replace(/^W\//, "");
  return tags.split(",").some((tag) => tag.trim().replace(/^W\//, "") === opaque);
}

export function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Uncacheable,
) {
  response.writeHead(status, [...headers.flat(), "Content-Length", String(body.length)]);
  response.end(request.method === "HEAD" ? undefined : body);
}

/** A short plain answer, for what never reaches a page. */
export function sendText(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, {
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": Buffer.byteLength(text),
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
  });
  response.end(text);
}
