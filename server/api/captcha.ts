import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { z } from "zod";
import { issueCaptcha } from "#domain/captcha/issue-captcha.ts";
import { issueProof } from "#domain/captcha/proof-of-work.ts";
import { policy } from "#domain/inquiries/policy.ts";
import { requireFewAttempts } from "#domain/rate-limit/limit-attempts.ts";
import { describeCall } from "./describe-call.ts";
import type { ApiEnvironment } from "./environment.ts";

const vcode = z.string().describe("Goes back with the answer; good for one, for five minutes");

/** Each costs us a row and some milliseconds, so nobody gets them by the thousand. */
const limited = createMiddleware<ApiEnvironment>(async (context, next) => {
  const ip = context.get("ip");
  await requireFewAttempts({ what: "captcha", ip, limits: policy.captchas });
  await next();
});

/** What stands between a robot and our mailbox: a picture to read or, for the blind, work to do. */
export const captcha = new Hono<ApiEnvironment>()
  .post(
    "/getIcode",
    describeCall({
      summary: "A picture with a word to read",
      about: "To be shown at 70 by 26 CSS pixels. Capitals and small letters are the same.",
      subject: "Inquiries",
      answer: z.object({
        code: z.literal(1000),
        vcode,
        data: z.object({ content: z.string().describe("The picture as a data URI") }),
      }),
    }),
    limited,
    async (context) => {
      const { vcode, content } = await issueCaptcha();
      return context.json({ code: 1000, vcode, data: { content } });
    },
  )
  .post(
    "/getProof",
    describeCall({
      summary: "Work for the browser of somebody who cannot read the picture",
      about:
        "An ALTCHA challenge (version 2, PBKDF2). Send its solution as JSON in `code`, and this `vcode`, with addMessage.",
      subject: "Inquiries",
      answer: z.object({
        code: z.literal(1000),
        vcode,
        data: z.object({
          challenge: z.object({
            parameters: z.looseObject({ algorithm: z.string(), cost: z.int() }),
            signature: z.string(),
          }),
        }),
      }),
    }),
    limited,
    async (context) => {
      const { vcode, challenge } = await issueProof();
      return context.json({ code: 1000, vcode, data: { challenge } });
    },
  );
