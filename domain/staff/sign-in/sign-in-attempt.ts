import type { GenericEndpointContext } from "better-auth";
import { getSessionFromCtx } from "better-auth/api";
import { type Attempt, codesOf } from "./lock-out.ts";
import { clientHeaders, codeCalls, passwordCalls } from "./sign-in-calls.ts";

/** Whoever a call tries to get in as; undefined when it is no such call. */
export async function attemptOf(context: GenericEndpointContext): Promise<Attempt | undefined> {
  const { path, body, headers } = context;
  const ip = headers?.get(clientHeaders.ip) ?? "";
  const device = headers?.get(clientHeaders.device) ?? "";
  if (path === "/sign-in/email") return { account: String(body?.email ?? ""), ip, device };
  if (passwordCalls.has(path)) {
    const session = await getSessionFromCtx(context);
    return { account: session?.user.email ?? "", ip, device };
  }
  if (!codeCalls.has(path)) return undefined;
  const userId = await secondFactorUser(context);
  return { account: codesOf(userId), userId, ip, device };
}

/** Whoever was asked for a code: they have given the right password, or are signed in. */
export async function secondFactorUser(context: GenericEndpointContext): Promise<string> {
  const session = await getSessionFromCtx(context);
  if (session) return session.user.id;
  const { name } = context.context.createAuthCookie("two_factor");
  const challenge = await context.getSignedCookie(name, context.context.secret);
  if (!challenge) return "";
  const asked = await context.context.internalAdapter.findVerificationValue(challenge);
  return asked?.value ?? "";
}
