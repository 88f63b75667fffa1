import { createMiddleware } from "hono/factory";
import { AppError } from "#domain/app-error.ts";

/**
 * Refuses every call that a browser makes for a page of another site, reads included. Browsers say
 * where a call comes from; `none` is somebody who typed the address.
 */
export const refuseOtherPages = createMiddleware(async ({ req }, next) => {
  const site = req.header("Sec-Fetch-Site");
  if (site !== undefined && site !== "same-origin" && site !== "none") {
    throw new AppError("forbidden");
  }
  await next();
});
