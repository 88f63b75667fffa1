import { getCookie, setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { makeToken } from "#domain/staff/link-token.ts";
import { rememberedDays } from "#domain/staff/sign-in/device.ts";
import { signInCalls } from "#domain/staff/sign-in/sign-in-calls.ts";
import type { ApiEnvironment } from "./environment.ts";

const name = "device";

/** After which a browser is remembered as somebody's: a sign-in, or a link that only they were sent. */
const givingCalls = new Set([
  ...[...signInCalls].map((path) => `/api/auth${path}`),
  "/api/users/password",
  "/api/backoffice/links/spend",
]);

/**
 * Tells browsers apart that people sign in with, by a random word that no script can read. It lets
 * nobody in; whoever only visits gets none.
 */
export function deviceCookie({ behindTls }: { behindTls: boolean }) {
  return createMiddleware<ApiEnvironment>(async (context, next) => {
    const known = getCookie(context, name);
    const device = known || makeToken().token;
    context.set("device", device);
    await next();
    if (known || !context.res.ok || !givingCalls.has(context.req.path)) return;
    setCookie(context, name, device, {
      httpOnly: true,
      secure: behindTls,
      sameSite: "Lax",
      path: "/",
      maxAge: rememberedDays * 86_400,
    });
  });
}
