import type { GenericEndpointContext } from "better-auth";
import { APIError, getSessionFromCtx } from "better-auth/api";
import { z } from "zod";
import { isRole } from "../permissions.ts";
import { factorCalls } from "../sign-in/sign-in-calls.ts";
import { readFactors } from "./second-factor.ts";
import { isSecondFactorRequired } from "./second-factor-policy.ts";

const passkeyName = z.string().trim().min(1).max(60);
const namingCalls = new Set(["/passkey/verify-registration", "/passkey/update-passkey"]);

/**
 * Refuses changes of what somebody has beside the password when they are not theirs to make: second
 * factors and passkeys are for staff; whoever has a second factor must have given one, or a stolen password would be enough
 * to add another; and a role that must have one keeps its last.
 */
export async function guardFactors(context: GenericEndpointContext) {
  const { path, body } = context;
  if (namingCalls.has(path) && !passkeyName.safeParse(body?.name).success) {
    throw new APIError("BAD_REQUEST", { code: "INVALID_NAME" });
  }
  if (!factorCalls.has(path)) return;
  const signedIn = await getSessionFromCtx(context);
  // The call itself refuses whoever is not signed in.
  if (!signedIn) return;
  const { user } = signedIn;
  if (!isRole(user.role)) {
    throw new APIError("FORBIDDEN", { code: "STAFF_ONLY" });
  }
  const { hasApp, passkeys } = await readFactors({ userId: user.id });
  if ((hasApp || passkeys > 0) && signedIn.session.secondFactor !== true) {
    throw new APIError("FORBIDDEN", { code: "SECOND_FACTOR_DUE" });
  }
  const isLast =
    (path === "/two-factor/disable" && passkeys === 0) ||
    (path === "/passkey/delete-passkey" && !hasApp && passkeys <= 1);
  if (isLast && (await isSecondFactorRequired({ role: user.role }))) {
    throw new APIError("FORBIDDEN", { code: "SECOND_FACTOR_REQUIRED" });
  }
}
