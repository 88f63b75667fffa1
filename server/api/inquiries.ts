import { type Context, Hono } from "hono";
import { z } from "zod";
import { AppError } from "#domain/app-error.ts";
import { inquiryForm } from "#domain/inquiries/inquiry-form.ts";
import { fieldOfProblem, problemText } from "#domain/inquiries/problem-text.ts";
import { readSentFiles } from "#domain/inquiries/read-sent-files.ts";
import { submitInquiry } from "#domain/inquiries/submit-inquiry.ts";
import { m } from "#text";
import { describeCall } from "./describe-call.ts";
import type { ApiEnvironment } from "./environment.ts";
import { fieldProblem } from "./field-problem.ts";
import { languageOfCall } from "./language-of-call.ts";
import { isInParts } from "./read-body.ts";

const received = z.object({ code: z.literal(1000), data: z.null(), msg: z.string() });

const mendable = z.object({
  code: z.literal(400),
  msg: z.string().describe("What is wrong first, in the caller's language"),
  data: z.object({ problems: z.array(fieldProblem) }),
});

/** Where inquiries come in. */
export const inquiries = new Hono<ApiEnvironment>().post(
  "/addMessage",
  describeCall({
    summary: "Sends an inquiry",
    about:
      "JSON or a form; with files, a form in parts (`multipart/form-data`). Code 1000: stored. Code 400: `msg` says what to mend; a wrong `code`, or a file that cannot be taken, needs a new picture.",
    subject: "Inquiries",
    body: inquiryForm,
    bodyTypes: ["application/json", "application/x-www-form-urlencoded", "multipart/form-data"],
    answer: z.union([received, mendable]),
  }),
  async (context) => {
    const key = context.req.header("Idempotency-Key");
    const result = await submitInquiry({
      form: { ...(key !== undefined && { key }), ...context.get("body") },
      files: await readFiles(context),
      lang: languageOfCall(context),
      ip: context.get("ip"),
    });
    if (result.outcome === "received") {
      return context.json({ code: 1000, data: null, msg: m.inquiry_received_text() });
    }
    if (result.outcome === "too-many") {
      throw new AppError("too-many", "too many inquiries", { retryAfter: result.retryAfter });
    }
    const problems = result.problems.map((problem) => ({
      reason: problem,
      field: fieldOfProblem(problem),
      msg: problemText({ problem, lang: result.lang, file: result.file }),
    }));
    return context.json({ code: 400, msg: problems[0]?.msg ?? "", data: { problems } });
  },
);

async function readFiles({ req }: Context<ApiEnvironment>) {
  return isInParts(req) ? readSentFiles({ form: await req.formData() }) : [];
}
