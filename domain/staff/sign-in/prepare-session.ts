import type { GenericEndpointContext } from "better-auth";
import { APIError } from "better-auth/api";
import { db } from "#db/connect.ts";
import { lifetimeOf } from "./session-lifetime.ts";
import { proofCalls } from "./sign-in-calls.ts";

/** Calls that give somebody a new session in place of the one they have. */
const replacingCalls = new Set(["/change-password", "/two-factor/disable"]);

/** What a session is given when it begins: its two ends, and what it was opened with. */
export async function prepareSession(
  { userId }: { userId: string },
  context: GenericEndpointContext | null,
) {
  const user = await db
    .selectFrom("auth_user")
    .where("id", "=", userId)
    .select(["disabled_at", "role"])
    .executeTakeFirst();
  if (!user || user.disabled_at) {
    // In the very words of a wrong password.
    throw new APIError("UNAUTHORIZED", {
      message: "Invalid email or password",
      code: "INVALID_EMAIL_OR_PASSWORD",
    });
  }
  const { idle, longest } = lifetimeOf(user);
  const after = (seconds: number) => new Date(Date.now() + seconds * 1000);
  return {
    data: {
      expiresAt: after(idle),
      endsAt: after(longest),
      secondFactor: isSecondFactorGiven(context),
    },
  };
}

function isSecondFactorGiven(context: GenericEndpointContext | null): boolean {
  const path = context?.path ?? "";
  if (proofCalls.has(path)) return true;
  const current = context?.context.session?.session;
  return replacingCalls.has(path) && current?.secondFactor === true;
}
