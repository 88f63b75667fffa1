import { Hono } from "hono";
import { z } from "zod";
import { AppError } from "#domain/app-error.ts";
import type { createAuthHandler } from "./auth.ts";
import { describeCall } from "./describe-call.ts";
import type { ApiEnvironment } from "./environment.ts";

/** Whether the token a caller brings is still good; a caller without one is a visitor. */
export function createUsers({ auth }: { auth: ReturnType<typeof createAuthHandler> }) {
  return new Hono<ApiEnvironment>().get(
    "/flg",
    describeCall({
      summary: "Whether the stored token is still good",
      about: "401 when it is not; without a token always 1000.",
      subject: "Users",
      answer: z.object({ code: z.literal(1000), data: z.null() }),
    }),
    async (context) => {
      const token = context.req.header("Authorization");
      if (token !== undefined) {
        const session = new Request(new URL("/api/auth/get-session", context.req.url), {
          headers: { Authorization: token },
        });
        const found: unknown = await (await auth(session, context.get("ip"))).json();
        if (found === null) throw new AppError("unauthenticated");
      }
      return context.json({ code: 1000, data: null });
    },
  );
}
