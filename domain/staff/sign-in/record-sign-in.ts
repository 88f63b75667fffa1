import type { GenericEndpointContext } from "better-auth";
import { db } from "#db/connect.ts";
import { now } from "#db/now.ts";
import { getLocale } from "#text/runtime";
import { writeAudit } from "../audit.ts";
import { isRole } from "../permissions.ts";
import { rememberDevice } from "./device.ts";
import { clientHeaders, codeCalls, signInCalls } from "./sign-in-calls.ts";

/** What the log says of calls that are always about the one who makes them. */
const actions: Record<string, string> = {
  "/change-password": "password-changed",
  "/two-factor/disable": "second-factor-removed",
  "/two-factor/generate-backup-codes": "backup-codes-renewed",
  "/passkey/verify-registration": "passkey-added",
  "/passkey/delete-passkey": "passkey-removed",
};

/** What follows from a call of the sign-in that has succeeded. */
export async function recordSignIn(context: GenericEndpointContext) {
  const { path, headers } = context;
  const { session, newSession } = context.context;
  const user = newSession?.user ?? session?.user;
  if (!user) return;
  const ip = headers?.get(clientHeaders.ip) ?? "";
  const note = async (action: string) => {
    // The log is about what staff do.
    if (!isRole(user.role)) return;
    await writeAudit({ on: db, actor: { id: user.id, ip }, action, kind: "person", id: user.id });
  };

  if (path === "/change-password") await ownPassword({ userId: user.id });
  if (session && codeCalls.has(path)) {
    await provedLater({ sessionId: session.session.id });
    if (path === "/two-factor/verify-totp" && !session.user.twoFactorEnabled) {
      await note("second-factor-added");
    }
    return;
  }
  const action = actions[path];
  if (action) return note(action);
  if (!signInCalls.has(path) || !newSession) return;
  await signedIn({ userId: user.id });
  await rememberDevice({
    userId: user.id,
    device: {
      token: headers?.get(clientHeaders.device) ?? "",
      ip,
      userAgent: headers?.get("user-agent") ?? "",
      lang: getLocale(),
    },
  });
  await note("signed-in");
}

async function ownPassword({ userId }: { userId: string }) {
  await db
    .updateTable("auth_user")
    .set({ must_change_password: false })
    .where("id", "=", userId)
    .execute();
}

/** A code given by somebody who was signed in already counts for the session they have. */
async function provedLater({ sessionId }: { sessionId: string }) {
  await db
    .updateTable("auth_session")
    .set({ second_factor: true })
    .where("id", "=", sessionId)
    .execute();
}

async function signedIn({ userId }: { userId: string }) {
  await db
    .updateTable("auth_user")
    .set({ last_signed_in_at: now })
    .where("id", "=", userId)
    .execute();
}
