import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { AppError } from "#domain/app-error.ts";
import { sharedSecret } from "#domain/security/secrets.ts";
import type { Auth } from "#domain/staff/auth.ts";
import type { Staff } from "#domain/staff/authorize.ts";
import { languageOfTranslator } from "#domain/staff/language-of-translator.ts";
import { prolongSession } from "#domain/staff/sign-in/session-lifetime.ts";
import { clientHeaders } from "#domain/staff/sign-in/sign-in-calls.ts";
import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import { mediaType } from "../media-type.ts";
import { parseJson } from "./read-body.ts";
import { withoutTokens } from "./without-tokens.ts";

export type AuthHandler = ReturnType<typeof createAuthHandler>;

/** The library has many more calls; what nobody uses need not be defended. */
export const authCalls = new Set([
  "/api/auth/get-session",
  "/api/auth/sign-in/email",
  "/api/auth/sign-out",
  "/api/auth/change-password",
  "/api/auth/two-factor/enable",
  "/api/auth/two-factor/disable",
  "/api/auth/two-factor/verify-totp",
  "/api/auth/two-factor/verify-backup-code",
  "/api/auth/two-factor/generate-backup-codes",
  "/api/auth/passkey/generate-authenticate-options",
  "/api/auth/passkey/verify-authentication",
  "/api/auth/passkey/generate-register-options",
  "/api/auth/passkey/verify-registration",
  "/api/auth/passkey/list-user-passkeys",
  "/api/auth/passkey/update-passkey",
  "/api/auth/passkey/delete-passkey",
]);

/** Sign-in and sessions. */
export function createAuthHandler({
  config: { origin, behindTls },
  log,
}: {
  config: Pick<Config, "origin" | "behindTls">;
  log?: Log;
}) {
  let loading: Promise<Auth> | undefined;

  async function create(): Promise<Auth> {
    const { createAuth } = await import("#domain/staff/auth.ts");
    const secret = await sharedSecret("auth");
    const complain = (message: string) => log?.error(`sign-in: ${message}`);
    return createAuth({ secret, origin, behindTls, complain });
  }

  function load(): Promise<Auth> {
    loading ??= create().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  /** Whoever a cookie belongs to, from the database and from nowhere else; their session goes on. */
  async function readSession({ headers }: { headers: Headers }) {
    const auth = await load();
    const found = await auth.api.getSession({ headers }).catch(async (error) => {
      await sql`select 1`.execute(db);
      throw error;
    });
    if (!found || found.user.disabledAt) return undefined;
    await prolongSession({ session: found.session, role: found.user.role });
    return found;
  }

  return {
    /** Loads what would keep everybody waiting for a third of a second when the first call comes. */
    async prepare() {
      // Whoever calls loads it then, and is told what is wrong.
      await load().catch(() => {});
    },

    async handle(
      request: Request,
      { ip, device }: { ip: string; device: string },
    ): Promise<Response> {
      if (!authCalls.has(new URL(request.url).pathname)) throw new AppError("not-found");
      const auth = await load();
      const headers = new Headers(request.headers);
      headers.set(clientHeaders.ip, ip);
      headers.set(clientHeaders.device, device);
      const { url, method } = request;
      const body = method === "POST" ? await readSent(request) : "";
      const response = await auth.handler(
        new Request(url, { method, headers, ...(body && { body }) }),
      );
      // The library answers 500 to whatever it meets; a database that is away is no fault of ours.
      if (response.status >= 500) await sql`select 1`.execute(db);
      return withoutTokens(response);
    },

    /** The ids of whoever a cookie belongs to, staff or member, and of their session. */
    async readIds({
      headers,
    }: {
      headers: Headers;
    }): Promise<{ userId: string; sessionId: string } | undefined> {
      const found = await readSession({ headers });
      return found && { userId: found.user.id, sessionId: found.session.id };
    },

    /** Whoever a cookie belongs to at this moment. */
    async readStaff(headers: Headers, ip: string): Promise<Staff | undefined> {
      const found = await readSession({ headers });
      if (!found) return undefined;
      const { user, session } = found;
      return {
        id: user.id,
        name: user.name,
        email: user.email,
        role: user.role,
        translates: languageOfTranslator(user),
        mustChangePassword: user.mustChangePassword,
        gaveSecondFactor: session.secondFactor ?? false,
        sessionId: session.id,
        ip,
      };
    },
  };
}

/** The library hands on whatever it reads, so that it is read here first. */
async function readSent(request: Request): Promise<string> {
  const body = await request.text();
  if (body === "") return body;
  if (mediaType(request.headers.get("Content-Type")) !== "application/json")
    throw new AppError("wrong-type");
  parseJson(body);
  return body;
}
