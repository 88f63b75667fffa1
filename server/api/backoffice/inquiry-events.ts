import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import { type InquiryEvent, watchInquiries } from "#domain/inquiries/inquiry-events.ts";
import type { StaffEnvironment } from "./environment.ts";

/**
 * After this the browser calls anew, and whoever may no longer read is refused. The news itself
 * says only that there is some; what it is has to be asked for.
 */
const longestStream = 60_000;
/** Proxies cut a line that is silent for long. */
const heartbeat = 15_000;

/** Server-sent events: `new` and `changed` inquiries, until the browser leaves. */
export function streamInquiryEvents(context: Context<StaffEnvironment>): Response {
  context.header("X-Accel-Buffering", "no");
  return streamSSE(context, async (stream) => {
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    const send = (event: InquiryEvent | "hello") =>
      void stream.writeSSE({ event, data: "", retry: 2000 }).catch(end);
    const leave = watchInquiries({ tell: send, end });
    const beat = setInterval(() => void stream.write(":\n\n").catch(() => end()), heartbeat);
    const limit = setTimeout(end, longestStream);
    stream.onAbort(end);
    send("hello");
    await over;
    clearInterval(beat);
    clearTimeout(limit);
    leave();
  });
}
