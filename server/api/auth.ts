import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { AppError } from "#domain/app-error.ts";
import { sharedSecret } from "#domain/secrets.ts";
import type { Staff } from "#domain/staff/admit.ts";
import type { Auth } from "#domain/staff/auth.ts";
import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import { parseJson } from "./read-body.ts";

export type AuthHandler = ReturnType<typeof createAuthHandler>;

/** The library has many more calls; what nobody uses need not be defended. */
const calls = new Set([
  "/api/auth/get-session",
  "/api/auth/sign-in/email",
  "/api/auth/sign-out",
  "/api/auth/change-password",
  "/api/auth/two-factor/enable",
  "/api/auth/two-factor/disable",
  "/api/auth/two-factor/verify-totp",
  "/api/auth/two-factor/verify-backup-code",
  "/api/auth/two-factor/generate-backup-codes",
]);

/** Sign-in and sessions. Loaded when the first call comes: visitors never need it. */
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

  return {
    async handle(request: Request, ip: string): Promise<Response> {
      if (!calls.has(new URL(request.url).pathname)) throw new AppError("not-found");
      const auth = await load();
      const headers = new Headers(request.headers);
      headers.set("X-Client-IP", ip);
      const { url, method } = request;
      const body = method === "POST" ? await readSent(request) : "";
      const response = await auth.handler(
        new Request(url, { method, headers, ...(body && { body }) }),
      );
      // The library answers 500 to whatever it meets; a database that is away is no fault of ours.
      if (response.status >= 500) await sql`select 1`.execute(db);
      return response;
    },

    /** The id of whoever a cookie or a bearer token belongs to, staff or member. */
    async readUserId({ headers }: { headers: Headers }): Promise<string | undefined> {
      const auth = await load();
      const session = await auth.api.getSession({ headers }).catch(async (error) => {
        await sql`select 1`.execute(db);
        throw error;
      });
      return session?.user.id;
    },

    /**
     * Whoever a cookie or a bearer token belongs to at this moment, from the database and from
     * nowhere else; with the cookies to send when the session was prolonged.
     */
    async readStaff(
      sent: Headers,
      ip: string,
    ): Promise<{ staff: Staff | undefined; cookies: string[] }> {
      const auth = await load();
      const headers = new Headers(sent);
      headers.set("X-Client-IP", ip);
      const answer = await auth.api
        .getSession({ headers, returnHeaders: true })
        .catch(async (error) => {
          await sql`select 1`.execute(db);
          throw error;
        });
      const { user, session } = answer.response ?? {};
      const cookies = answer.headers.getSetCookie();
      if (!user || !session || user.disabledAt) return { staff: undefined, cookies };
      return {
        cookies,
        staff: {
          id: user.id,
          name: user.name,
          email: user.email,
          role: user.role,
          mustChangePassword: user.mustChangePassword,
          hasSecondFactor: user.twoFactorEnabled ?? false,
          sessionId: session.id,
          ip,
        },
      };
    },
  };
}

/** The library hands on whatever it reads, so that it is read here first. */
async function readSent(request: Request): Promise<string> {
  const body = await request.text();
  if (body === "") return body;
  const type = request.headers.get("Content-Type")?.split(";", 1)[0]?.trim().toLowerCase();
  if (type !== "application/json") throw new AppError("wrong-type");
  parseJson(body);
  return body;
}
