import { every } from "hono/combine";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import { createMiddleware } from "hono/factory";

/** A read whose answer may be kept and asked after: unchanged, it costs the caller 304 and no body. */
export const revalidated = every(
  etag({
    weak: true,
    // A page of another site may use an unchanged answer only if that says so again.
    retainedHeaders: [
      ...RETAINED_304_HEADERS,
      "access-control-allow-origin",
      "access-control-expose-headers",
    ],
  }),
  createMiddleware(async (context, next) => {
    await next();
    if (context.res.status !== 200) return;
    context.header("Cache-Control", "public, max-age=0, must-revalidate");
    context.header("Vary", "Cookie, Accept-Language", { append: true });
  }),
);
