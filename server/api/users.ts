import { Hono } from "hono";
import { z } from "zod";
import { AppError } from "#domain/app-error.ts";
import { readMember, tokenOf } from "#domain/members/session-member.ts";
import { describeCall } from "./describe-call.ts";
import type { ApiEnvironment } from "./environment.ts";
import { ownApplications } from "./users/applications.ts";
import { ownBasket } from "./users/basket.ts";
import { own } from "./users/own.ts";
import { ownArticles } from "./users/own-articles.ts";
import { ownProjects } from "./users/projects.ts";
import { registrationRoutes } from "./users/registration-routes.ts";
import { resume } from "./users/resume.ts";

/** What members do, and whether the token a caller brings is still good. */
export function createUsers() {
  return new Hono<ApiEnvironment>()
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
        const { headers } = context.req.raw;
        if (tokenOf(headers) !== undefined && !(await readMember({ headers }))) {
          throw new AppError("unauthenticated");
        }
        return context.json({ code: 1000, data: null });
      },
    )
    .route("/", registrationRoutes)
    .route("/", own)
    .route("/basket", ownBasket)
    .route("/applications", ownApplications)
    .route("/projects", ownProjects)
    .route("/resume", resume)
    .route("/articles", ownArticles);
}
