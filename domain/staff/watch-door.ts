import { createHash } from "node:crypto";
import type { BetterAuthPlugin, GenericEndpointContext } from "better-auth";
import { APIError, createAuthMiddleware, getSessionFromCtx } from "better-auth/api";
import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { writeAudit } from "./audit.ts";
import { type Attempt, countAttempt, forgiveAttempt } from "./lock-out.ts";
import { isRole } from "./permissions.ts";
import { isSecondFactorRequired } from "./second-factor-policy.ts";

const codeCalls = new Set(["/two-factor/verify-totp", "/two-factor/verify-backup-code"]);
/** Calls of somebody signed in who has to give the password once more. */
const passwordCalls = new Set([
  "/change-password",
  "/two-factor/enable",
  "/two-factor/disable",
  "/two-factor/generate-backup-codes",
]);

/** Whoever a call tries to get in as; undefined when it is no such call. */
async function attemptOf(context: GenericEndpointContext): Promise<Attempt | undefined> {
  const { path, body } = context;
  const ip = context.headers?.get("x-client-ip") ?? "";
  if (path === "/sign-in/email") return { account: String(body?.email ?? ""), ip };
  if (passwordCalls.has(path)) {
    const session = await getSessionFromCtx(context);
    // A token in a header is not known as a session yet; its own guesses are counted together.
    const account = session?.user.email ?? hash(context.headers?.get("Authorization") ?? "");
    return { account, ip };
  }
  return codeCalls.has(path) ? { account: `code ${await whoProves(context)}`, ip } : undefined;
}

/** Whoever was asked for a code: they have given the right password, or are signed in. */
async function whoProves(context: GenericEndpointContext): Promise<string> {
  const session = await getSessionFromCtx(context);
  if (session) return session.user.id;
  const { name } = context.context.createAuthCookie("two_factor");
  const challenge = await context.getSignedCookie(name, context.context.secret);
  if (!challenge) return "";
  const asked = await context.context.internalAdapter.findVerificationValue(challenge);
  return asked?.value ?? "";
}

/** What was counted for a call, to be taken back when it succeeds. */
const counted = new WeakMap<Request, Attempt>();

const hash = (text: string) => createHash("sha256").update(text).digest("base64url");

const before = createAuthMiddleware(async (context) => {
  const { path, body } = context;
  const attempt = await attemptOf(context);
  if (attempt && context.request) counted.set(context.request, attempt);
  const locked = attempt && (await countAttempt(attempt));
  if (locked) {
    throw new APIError(
      "TOO_MANY_REQUESTS",
      { code: "LOCKED" },
      { "Retry-After": `${locked.retryAfter}` },
    );
  }
  if (path === "/change-password" && body?.newPassword === body?.currentPassword) {
    throw new APIError("BAD_REQUEST", { code: "PASSWORD_UNCHANGED" });
  }
  if (path === "/two-factor/disable") {
    const session = await getSessionFromCtx(context);
    if (await isSecondFactorRequired({ role: session?.user.role ?? "" })) {
      throw new APIError("FORBIDDEN", { code: "SECOND_FACTOR_REQUIRED" });
    }
  }
});

const after = createAuthMiddleware(async (context) => {
  if (context.context.returned instanceof APIError) return;
  const attempt = context.request && counted.get(context.request);
  if (attempt) await forgiveAttempt(attempt);
  await noteWhatHappened(context);
});

async function noteWhatHappened(context: GenericEndpointContext) {
  const { path } = context;
  const { session, newSession } = context.context;
  const user = session?.user ?? newSession?.user;
  if (!user) return;
  const actor = { id: user.id, ip: context.headers?.get("x-client-ip") ?? undefined };
  const note = async (action: string) => {
    // The log is about what staff do.
    if (!isRole(user.role)) return;
    await writeAudit({ on: db, actor, action, kind: "person", id: user.id });
  };

  if (path === "/change-password") {
    await db
      .updateTable("auth_user")
      .set({ must_change_password: false })
      .where("id", "=", user.id)
      .execute();
    await note("password-changed");
  } else if (path === "/two-factor/disable") {
    await note("second-factor-removed");
  } else if (path === "/two-factor/generate-backup-codes") {
    await note("backup-codes-renewed");
  } else if (session) {
    if (path === "/two-factor/verify-totp" && !user.twoFactorEnabled) {
      await note("second-factor-added");
    }
  } else if (path === "/sign-in/email" || codeCalls.has(path)) {
    await db
      .updateTable("auth_user")
      .set({ last_signed_in_at: sql<Date>`now()` })
      .where("id", "=", user.id)
      .execute();
    await note("signed-in");
  }
}

const everyCall = () => true;

/** Counts attempts to get in, refuses when there were too many, and logs what came of them. */
export const watchDoor = {
  id: "watch-door",
  hooks: {
    before: [{ matcher: everyCall, handler: before }],
    after: [{ matcher: everyCall, handler: after }],
  },
} satisfies BetterAuthPlugin;

/** A disabled account is refused in the very words of a wrong password. */
export async function refuseDisabled({ userId }: { userId: string }) {
  const user = await db
    .selectFrom("auth_user")
    .where("id", "=", userId)
    .select("disabled_at")
    .executeTakeFirst();
  if (!user?.disabled_at) return;
  throw new APIError("UNAUTHORIZED", {
    message: "Invalid email or password",
    code: "INVALID_EMAIL_OR_PASSWORD",
  });
}
