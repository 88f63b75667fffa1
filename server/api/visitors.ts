import { Hono } from "hono";
import { z } from "zod";
import { recordVisit } from "#domain/visitors/record-visit.ts";
import type { Config } from "../config.ts";
import { describeCall } from "./describe-call.ts";
import type { ApiEnvironment } from "./environment.ts";
import { languageOfCall } from "./language-of-call.ts";
import { readVisit } from "./read-visit.ts";

const optional = z.string().optional();

const visit = z.object({
  page: optional.describe("Path of the page looked at"),
  referrer: optional.describe("Where the visitor came from"),
  author: optional,
  user: optional,
  ip: optional.describe("Ignored: the server sees it"),
  address: optional.describe("Ignored: the server looks it up"),
  date: optional.describe("Ignored: the server has a clock"),
  lang: optional,
});

/** The caller's own address, and the log of pages looked at. */
export function createVisitors({ visitorIp }: Pick<Config, "visitorIp">) {
  return new Hono<ApiEnvironment>()
    .get(
      "/getip",
      describeCall({
        summary: "The caller's address",
        subject: "Visitors",
        answer: z.object({ ip: z.string() }),
      }),
      (context) => context.json({ ip: context.get("ip") }),
    )
    .post(
      "/addVisitor",
      describeCall({
        summary: "Logs that a page was looked at",
        about:
          "Answered when it is stored. Known robots are left out, and so is everybody whose browser sends Do Not Track or Global Privacy Control.",
        subject: "Visitors",
        body: visit,
        answer: z.object({ code: z.literal(1000), data: z.null() }),
      }),
      async (context) => {
        await recordVisit({
          visitor: {
            ip: context.get("ip"),
            userAgent: context.req.header("User-Agent") ?? "",
            wantsPrivacy:
              context.req.header("DNT") === "1" || context.req.header("Sec-GPC") === "1",
          },
          report: readVisit(context.get("body")),
          lang: languageOfCall(context),
          keeping: visitorIp,
        });
        return context.json({ code: 1000, data: null });
      },
    );
}
