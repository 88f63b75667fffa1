import { cors } from "hono/cors";
import { createMiddleware } from "hono/factory";
import { AppError } from "#domain/app-error.ts";

/**
 * Lets the pages of our own names and of configured other sites call us and read the answers. Pages
 * of all others can do neither: browsers name the origin of a page that sends something, and an
 * unknown one is refused.
 */
export function allowOrigins({ apiOrigins }: { apiOrigins: string[] }) {
  const allow = cors({
    origin: (from) => (apiOrigins.includes(from) ? from : null),
    allowMethods: ["GET", "POST"],
    allowHeaders: ["Authorization", "Content-Type", "Idempotency-Key"],
    exposeHeaders: ["ETag", "Retry-After"],
    maxAge: 86_400,
  });
  return createMiddleware(async (context, next) => {
    const from = context.req.header("Origin");
    const sends = context.req.method === "POST";
    if (from !== undefined && sends && !apiOrigins.includes(from)) {
      const ownHost = URL.canParse(from) && new URL(from).host === context.req.header("Host");
      if (!ownHost) throw new AppError("forbidden");
    }
    return allow(context, next);
  });
}
