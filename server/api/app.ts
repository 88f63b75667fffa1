import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { except } from "hono/combine";
import { AppError } from "#domain/app-error.ts";
import { largestAttachment, mostAttachments } from "#domain/inquiries/attachment-rules.ts";
import { setSessionReader } from "#domain/members/session-member.ts";
import { throwIfRefused } from "#domain/rate-limit/refusal.ts";
import { clientIp } from "../client-ip.ts";
import type { Config } from "../config.ts";
import { withLanguage } from "../language.ts";
import type { LoadLimits } from "../load-limits.ts";
import type { Log } from "../log.ts";
import type { Overload } from "../overload.ts";
import { createRenderQueue, QueueFull } from "../render-queue.ts";
import { bareAnswerPolicy } from "../security-headers.ts";
import { acoustics } from "./acoustics.ts";
import { articles } from "./articles.ts";
import type { AuthHandler } from "./auth.ts";
import { createBackOffice } from "./backoffice/app.ts";
import { captcha } from "./captcha.ts";
import { cases } from "./cases.ts";
import { createConfigJson } from "./config-json.ts";
import { allowOrigins } from "./cross-origin.ts";
import { deviceCookie } from "./device-cookie.ts";
import { createDocumentation } from "./documentation.ts";
import { createDownloads } from "./downloads.ts";
import type { ApiEnvironment } from "./environment.ts";
import { inquiries } from "./inquiries.ts";
import { languageOfCall } from "./language-of-call.ts";
import { menus } from "./menus.ts";
import { products } from "./products.ts";
import { profiles } from "./profiles.ts";
import { isInParts, readBody } from "./read-body.ts";
import { recruit } from "./recruit.ts";
import { toErrorAnswer } from "./refusals.ts";
import { refuseOtherSites } from "./refuse-other-sites.ts";
import { createRoomReport } from "./room-report.ts";
import { search } from "./search.ts";
import { createSpecification } from "./specification.ts";
import { createUsers } from "./users.ts";
import { createVisitors } from "./visitors.ts";
import { webSite } from "./web-site.ts";

const largestBody = 256 * 1024;
/** An inquiry in parts: its files, and the words around them. */
const largestInquiry = mostAttachments * largestAttachment + largestBody;
const inquiryCall = "/api/admin/addMessage";
/** A room that is stored: more than the calculator can hold is not kept for anybody. */
const largestRoom = 64 * 1024;
const roomCall = "/api/acoustics/rooms";
/** The calls that anybody may make; staff's calls read and limit their bodies themselves. */
const publicCalls =
  "/api/:room{acoustics|admin|downloads|ideas|posts|recruit|search|specification|users}/*";
/** Those that wait for nothing but the database: no file is read, and no password hashed. */
const quickCalls = "/api/:room{acoustics|admin|downloads|ideas|posts|search|specification}/*";
/** Calls whose body is a file: they limit and read it themselves. */
const fileCalls = ["/api/users/avatar", "/api/recruit/apply"];

/** The public contract and the staff's calls, one file per subject. */
export function createApi({
  config,
  log,
  auth,
  limits,
  overload,
}: {
  config: Pick<
    Config,
    "trustedProxies" | "origin" | "behindTls" | "apiBases" | "apiOrigins" | "visitorIp"
  >;
  log: Log;
  auth: AuthHandler;
  limits: Pick<LoadLimits, "calls" | "searches" | "visits">;
  overload: Pick<Overload, "isOverloaded">;
}) {
  const api = new Hono<ApiEnvironment>();
  setSessionReader(auth.readIds);

  api.use(async (context, next) => {
    await next();
    context.header("X-Content-Type-Options", "nosniff");
    for (const [name, value] of [
      ["Content-Security-Policy", bareAnswerPolicy],
      ["Cross-Origin-Resource-Policy", "same-origin"],
      ["Cache-Control", "no-store"],
    ] as const) {
      if (!context.res.headers.has(name)) context.header(name, value);
    }
  });
  api.use(async (context, next) => {
    context.set("ip", clientIp(context.env.incoming, config));
    await next();
  });
  api.use("/api/:room{auth|users|backoffice}/*", deviceCookie(config));
  api.use(publicCalls, allowOrigins(config));
  const limitBody = (maxSize: number) =>
    bodyLimit({ maxSize, onError: (context) => refuse(context, new AppError("too-large")) });
  const [limitWords, limitInquiry] = [limitBody(largestBody), limitBody(largestInquiry)];
  api.use(roomCall, limitBody(largestRoom));
  api.use(except(["/api/backoffice/*", inquiryCall, ...fileCalls], limitWords));
  api.use(inquiryCall, (context, next) =>
    (isInParts(context.req) ? limitInquiry : limitWords)(context, next),
  );
  api.use(publicCalls, except(fileCalls, readBody), async (_, next) => {
    if (overload.isOverloaded()) throw new AppError("busy");
    await next();
  });
  for (const [calls, limitLoad] of [
    [publicCalls, limits.calls],
    ["/api/search/*", limits.searches],
    ["/api/acoustics/*", limits.searches],
    ["/api/specification/*", limits.searches],
    ["/api/downloads/*", limits.searches],
    ["/api/auth/*", limits.calls],
    ["/api/posts/addVisitor", limits.visits],
  ] as const) {
    api.use(calls, async (context, next) => {
      throwIfRefused(limitLoad(context.get("ip")));
      await next();
    });
  }
  // A few at a time, as with pages, so that a flood of calls does not slow down what is stored.
  const queued = createRenderQueue({ atOnce: 8, mostWaiting: 200 });
  api.use(quickCalls, async (context, next) => {
    if (context.req.path === inquiryCall) return next();
    await queued(next).catch((error) => {
      throw error instanceof QueueFull ? new AppError("busy") : error;
    });
  });
  api.use((context, next) => withLanguage(languageOfCall(context), next));

  api.route("/js", createConfigJson(config));
  api.route("/api/admin", webSite);
  api.route("/api", menus);
  api.route("/api/ideas", products);
  api.route("/api/ideas", cases);
  api.route("/api/ideas", articles);
  api.route("/api/search", search);
  api.route("/api/acoustics", acoustics);
  api.route("/api/acoustics", createRoomReport(config));
  api.route("/api/specification", createSpecification(config));
  api.route("/api/downloads", createDownloads(config));
  api.route("/api/admin", captcha);
  api.route("/api/admin", inquiries);
  api.route("/api/recruit", recruit);
  api.route("/api/posts", createVisitors(config));
  api.route("/api/users", createUsers());
  api.route("/api/profiles", profiles);
  api.route("/api", createDocumentation({ api }));

  api.use("/api/auth/*", refuseOtherSites(config));
  api.on(["GET", "POST"], "/api/auth/*", (context) =>
    auth.handle(context.req.raw, { ip: context.get("ip"), device: context.get("device") }),
  );
  api.route("/api/backoffice", createBackOffice({ config, auth }));

  /** Errors become HTTP here and nowhere else. */
  function refuse(context: Context<ApiEnvironment>, error: unknown) {
    const { status, headers, body } = toErrorAnswer({ error, lang: languageOfCall(context) });
    if (status === 500) log.error({ err: error, path: context.req.path }, "api call failed");
    return context.json(body, status, headers);
  }
  api.notFound((context) => refuse(context, new AppError("not-found")));
  api.onError((error, context) => refuse(context, error));
  return api;
}
