import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import { AppError } from "#domain/app-error.ts";
import { applicationForm } from "#domain/careers/application-form.ts";
import { describeProblem } from "#domain/careers/problem-text.ts";
import { submitApplication } from "#domain/careers/submit-application.ts";
import { largestPdf, type SentFile } from "#domain/files/sent-pdf.ts";
import { readMember } from "#domain/members/session-member.ts";
import { m } from "#text";
import { describeCall } from "./describe-call.ts";
import type { ApiEnvironment } from "./environment.ts";
import { fieldProblem } from "./field-problem.ts";
import { languageOfCall } from "./language-of-call.ts";
import { isInParts, parseParts } from "./read-body.ts";

/** The file, and the words around it. */
const largestForm = largestPdf + 64 * 1024;

const received = z.object({
  code: z.literal(1000),
  data: z.object({ number: z.string().describe("The receipt number") }),
  msg: z.string(),
});

const mendable = z.object({
  code: z.literal(400),
  msg: z.string().describe("What is wrong first, in the caller's language"),
  data: z.object({ problems: z.array(fieldProblem) }),
});

/** Where applications come in. */
export const recruit = new Hono<ApiEnvironment>().post(
  "/apply",
  describeCall({
    summary: "Applies for a job",
    about:
      "A form in parts (`multipart/form-data`). Code 1000: stored. Code 400: `msg` says what to mend; a wrong `code` needs a new picture.",
    subject: "Careers",
    body: applicationForm,
    bodyTypes: ["multipart/form-data"],
    answer: z.union([received, mendable]),
  }),
  bodyLimit({
    maxSize: largestForm,
    onError: () => {
      throw new AppError("too-large");
    },
  }),
  async (context) => {
    if (!isInParts(context.req)) throw new AppError("wrong-type");
    const { file, ...form } = await parseParts(context.req);
    // The form's own language is that of every answer.
    context.set("body", form);
    const result = await submitApplication({
      form: { key: context.req.header("Idempotency-Key"), ...form },
      file: await readSentFile(file),
      member: await readCaller(context),
      lang: languageOfCall(context),
      ip: context.get("ip"),
    });
    if (result.outcome === "received") {
      const { number } = result;
      return context.json({ code: 1000, data: { number }, msg: m.apply_received_title() });
    }
    if (result.outcome === "too-many") {
      throw new AppError("too-many", "too many applications", { retryAfter: result.retryAfter });
    }
    if (result.outcome === "later") throw result.error;
    const { lang } = result;
    const problems = result.problems.map((problem) => describeProblem({ problem, lang }));
    return context.json({ code: 400, msg: problems[0]?.msg ?? "", data: { problems } });
  },
);

async function readSentFile(file: unknown): Promise<SentFile | undefined> {
  if (!(file instanceof File)) return undefined;
  return { bytes: Buffer.from(await file.arrayBuffer()), name: file.name, type: file.type };
}

/** Whoever brings neither a session nor a token is a visitor: nobody needs to be asked about them. */
async function readCaller({ req }: Context<ApiEnvironment>) {
  const brings = req.header("Cookie")?.includes("session_token=") || req.header("Authorization");
  if (!brings) return undefined;
  return readMember({ headers: req.raw.headers });
}
