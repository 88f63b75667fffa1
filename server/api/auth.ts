import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { sharedSecret } from "#domain/secrets.ts";
import type { Auth } from "#domain/staff/auth.ts";
import type { Config } from "../config.ts";

/** Sign-in calls. Loaded when the first one comes: visitors never need it. */
export function createAuthHandler({ config }: { config: Pick<Config, "origin" | "behindTls"> }) {
  let loading: Promise<Auth> | undefined;

  async function load(): Promise<Auth> {
    const { createAuth } = await import("#domain/staff/auth.ts");
    return createAuth({ secret: await sharedSecret("auth"), ...config });
  }

  return async function handle(request: Request, ip: string): Promise<Response> {
    loading ??= load().catch((error) => {
      loading = undefined;
      throw error;
    });
    const auth = await loading;
    const headers = new Headers(request.headers);
    headers.set("X-Client-IP", ip);
    const response = await auth.handler(new Request(request, { headers }));
    // The library answers 500 to whatever it meets; a database that is away is no fault of ours.
    if (response.status >= 500) await sql`select 1`.execute(db);
    return response;
  };
}
