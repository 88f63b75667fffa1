import { createMiddleware } from "hono/factory";
import { AppError } from "#domain/app-error.ts";
import { readMember } from "#domain/members/session-member.ts";
import type { MemberEnvironment } from "./environment.ts";

/**
 * Stands before every call of a member. The session is read from the database each time, so that a
 * disabled account is out with its next call; staff are no members.
 */
export const membersOnly = createMiddleware<MemberEnvironment>(async (context, next) => {
  const member = await readMember({ headers: context.req.raw.headers });
  if (!member) throw new AppError("unauthenticated");
  context.set("member", member);
  await next();
});
