import type { BetterAuthPlugin, GenericEndpointContext } from "better-auth";
import { APIError, createAuthMiddleware } from "better-auth/api";
import { isKnownPassword } from "../passwords/known-password.ts";
import { consumeCode } from "../second-factor/consume-code.ts";
import { guardFactors } from "../second-factor/guard-factors.ts";
import { type Attempt, countAttempt, uncountAttempt } from "./lock-out.ts";
import { recordSignIn } from "./record-sign-in.ts";
import { attemptOf, secondFactorUser } from "./sign-in-attempt.ts";

/** What was counted for a call, to be taken back when it succeeds. */
const counted = new WeakMap<Request, Attempt>();

const before = createAuthMiddleware(async (context) => {
  const { path, body } = context;
  await limitAttempt(context);
  await guardFactors(context);
  if (path === "/two-factor/verify-totp") await refuseUsedCode(context);
  if (path !== "/change-password") return;
  await validateNewPassword({ current: body?.currentPassword, wanted: body?.newPassword });
  // Whoever else is signed in may be the reason for the change.
  return { context: { body: { ...body, revokeOtherSessions: true } } };
});

async function limitAttempt(context: GenericEndpointContext) {
  const attempt = await attemptOf(context);
  if (!attempt) return;
  if (context.request) counted.set(context.request, attempt);
  const locked = await countAttempt(attempt);
  if (!locked) return;
  const headers = { "Retry-After": `${locked.retryAfter}` };
  throw new APIError("TOO_MANY_REQUESTS", { code: "LOCKED" }, headers);
}

/** In the very words of a wrong one. */
async function refuseUsedCode(context: GenericEndpointContext) {
  const userId = await secondFactorUser(context);
  const code = String(context.body?.code ?? "");
  if (userId === "" || (await consumeCode({ userId, code }))) return;
  throw new APIError("UNAUTHORIZED", { code: "INVALID_CODE", message: "Invalid code" });
}

async function validateNewPassword({ current, wanted }: { current: unknown; wanted: unknown }) {
  if (wanted === current) throw new APIError("BAD_REQUEST", { code: "PASSWORD_UNCHANGED" });
  if (typeof wanted === "string" && (await isKnownPassword(wanted))) {
    throw new APIError("BAD_REQUEST", { code: "PASSWORD_KNOWN" });
  }
}

const after = createAuthMiddleware(async (context) => {
  if (context.context.returned instanceof APIError) return;
  const attempt = context.request && counted.get(context.request);
  // First, while the device is still as known as it was when the attempt was counted.
  if (attempt) await uncountAttempt(attempt);
  await recordSignIn(context);
});

const everyCall = () => true;

/** Counts attempts to get in, refuses when there were too many, and notes what came of them. */
export const signInGuard = {
  id: "sign-in-guard",
  hooks: {
    before: [{ matcher: everyCall, handler: before }],
    after: [{ matcher: everyCall, handler: after }],
  },
} satisfies BetterAuthPlugin;
