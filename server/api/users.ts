import { Hono } from "hono";
import { z } from "zod";
import { AppError } from "#domain/app-error.ts";
import type { AuthHandler } from "./auth.ts";
import { describeCall } from "./describe-call.ts";
import type { ApiEnvironment } from "./environment.ts";

/** Whether the token a caller brings is still good; a caller without one is a visitor. */
export function createUsers({ auth }: { auth: Pick<AuthHandler, "readStaff"> }) {
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
        const headers = new Headers({ Authorization: token });
        const { staff } = await auth.readStaff(headers, context.get("ip"));
        if (!staff) throw new AppError("unauthenticated");
      }
      return context.json({ code: 1000, data: null });
    },
  );
}
