import { Hono } from "hono";
import { z } from "zod";
import { AppError } from "#domain/app-error.ts";
import type { AuthHandler } from "./auth.ts";
import { describeCall } from "./describe-call.ts";
import type { ApiEnvironment } from "./environment.ts";
import { ownApplications } from "./users/applications.ts";
import { door } from "./users/door.ts";
import { own } from "./users/own.ts";
import { ownArticles } from "./users/own-articles.ts";
import { resume } from "./users/resume.ts";

/** What members do, and whether the token a caller brings is still good. */
export function createUsers({ auth }: { auth: Pick<AuthHandler, "readStaff"> }) {
  return (
    new Hono<ApiEnvironment>()
      .use(async (context, next) => {
        await next();
        context.header("Cache-Control", "no-store");
      })
      .get(
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
      )
      // Most pages of a member ask this: a session that is in use goes on.
      .use("/me", async (context, next) => {
        const { cookies } = await auth.readStaff(context.req.raw.headers, context.get("ip"));
        for (const cookie of cookies) context.header("Set-Cookie", cookie, { append: true });
        await next();
      })
      .route("/", door)
      .route("/", own)
      .route("/applications", ownApplications)
      .route("/resume", resume)
      .route("/articles", ownArticles)
  );
}
