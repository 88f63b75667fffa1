import type { IncomingMessage } from "node:http";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { ZodError } from "zod";
import { isDatabaseAway } from "#db/connect.ts";
import { AppError, type AppErrorCode } from "#domain/app-error.ts";
import { m } from "#text";
import { clientIp } from "../client-ip.ts";
import type { Config } from "../config.ts";
import { withLanguage } from "../language.ts";
import type { Log } from "../log.ts";
import { languageOfCall } from "./language-of-call.ts";
import { refuseOtherSites } from "./refuse-other-sites.ts";
import { webSite } from "./web-site.ts";

export type ApiEnvironment = { Bindings: { incoming: IncomingMessage } };

const statusOf: Record<AppErrorCode, 400 | 401 | 403 | 404 | 409 | 413 | 429 | 503> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  "not-found": 404,
  conflict: 409,
  "too-large": 413,
  "too-many": 429,
  unavailable: 503,
};

const largestBody = 256 * 1024;

/** The public contract and the staff's calls, one file per subject. */
export function createApi({
  config,
  log,
  auth,
}: {
  config: Pick<Config, "trustedProxies" | "origin">;
  log: Log;
  auth: (request: Request, ip: string) => Promise<Response>;
}) {
  const api = new Hono<ApiEnvironment>();

  api.use(
    bodyLimit({
      maxSize: largestBody,
      onError: (context) => refuse(context, new AppError("too-large")),
    }),
  );
  api.use((context, next) => withLanguage(languageOfCall(context), next));
  api.use(async (context, next) => {
    await next();
    context.header("X-Content-Type-Options", "nosniff");
    context.header("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
    if (!context.res.headers.has("Cache-Control")) context.header("Cache-Control", "no-store");
  });

  api.route("/api/admin", webSite);
  api.use("/api/auth/*", refuseOtherSites(config));
  api.on(["GET", "POST"], "/api/auth/*", (context) =>
    auth(context.req.raw, clientIp(context.env.incoming, config)),
  );

  api.notFound((context) => refuse(context, new AppError("not-found")));
  api.onError((error, context) => {
    if (error instanceof AppError) return refuse(context, error);
    if (error instanceof ZodError) return refuse(context, new AppError("invalid"));
    if (isDatabaseAway(error)) return refuse(context, new AppError("unavailable"));
    log.error({ err: error, path: context.req.path }, "api call failed");
    return context.json({ code: 500, msg: m.error_unexpected() }, 500);
  });
  return api;
}

const messages: Record<AppErrorCode, () => string> = {
  invalid: m.api_invalid,
  unauthenticated: m.api_unauthenticated,
  forbidden: m.api_forbidden,
  "not-found": m.api_not_found,
  conflict: m.api_conflict,
  "too-large": m.api_too_large,
  "too-many": m.api_too_many,
  unavailable: m.error_unavailable,
};

/** The one shape of every refusal: a code and a sentence in the caller's language. */
function refuse(context: Context, { code }: AppError) {
  const status = statusOf[code];
  if (status === 503 || status === 429) context.header("Retry-After", "5");
  return withLanguage(languageOfCall(context), () =>
    context.json({ code: status, msg: messages[code]() }, status),
  );
}
