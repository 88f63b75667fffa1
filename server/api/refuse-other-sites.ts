import { createMiddleware } from "hono/factory";
import { AppError } from "#domain/app-error.ts";

const reads = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses calls that change something when they come from a page of another site. Browsers always
 * name the origin of such calls; programs that name none carry no visitor's cookies.
 */
export function refuseOtherSites({ origin }: { origin: string }) {
  return createMiddleware(async ({ req }, next) => {
    const from = req.header("Origin");
    if (from !== undefined && !reads.has(req.method) && from !== origin) {
      const ownHost = URL.canParse(from) && new URL(from).host === req.header("Host");
      if (!ownHost) throw new AppError("forbidden");
    }
    await next();
  });
}
