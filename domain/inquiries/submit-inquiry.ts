import { createHash } from "node:crypto";
import { db } from "#db/connect.ts";
import { checkCaptcha, consumeCaptcha } from "../captcha/consume-captcha.ts";
import { countryList } from "../countries/countries.ts";
import { dropPrivateFile } from "../files/private-files.ts";
import type { SentFile } from "../files/sent-pdf.ts";
import type { Lang } from "../language/language.ts";
import { limitAttempts } from "../rate-limit/limit-attempts.ts";
import { locateIp } from "../visitors/locate-ip.ts";
import { realIp } from "../visitors/network.ts";
import { findAttachmentProblem } from "./attachment-rules.ts";
import { ingestAttachments } from "./ingest-attachments.ts";
import { publishInquiryEvent } from "./inquiry-events.ts";
import { readForm, type Submission } from "./inquiry-form.ts";
import type { Problem } from "./inquiry-problem.ts";
import { findProblems } from "./inquiry-rules.ts";
import { policy } from "./policy.ts";
import { isStored, storeInquiry } from "./store-inquiry.ts";

export type InquiryOutcome =
  | { outcome: "received" }
  | {
      outcome: "refused";
      lang: Lang;
      problems: [Problem, ...Problem[]];
      /** The file that one of them is about. */
      file?: string | undefined;
    }
  | { outcome: "too-many"; lang: Lang; retryAfter: number };

const countries = new Set(countryList.map(({ value }) => value));

/**
 * Takes an inquiry in, from whichever door: the public API or a page's form without JavaScript.
 * Once it says received, the inquiry, its files and the mails it causes are stored. It throws only
 * when the database or the disk is away; the same form may then be sent again, and is stored once.
 */
export async function submitInquiry({
  form,
  files = [],
  lang,
  ip,
}: {
  /** As it came in, with the names of the public API. */
  form: unknown;
  files?: readonly SentFile[];
  /** The caller's language, for a form that names none. */
  lang: Lang;
  ip: string;
}): Promise<InquiryOutcome> {
  const submission = readForm({ form, lang });
  const refuse = (problems: [Problem, ...Problem[]], file?: string): InquiryOutcome => {
    return { outcome: "refused", lang: submission.lang, problems, file };
  };
  const wrongFile = findAttachmentProblem(
    files.map(({ bytes, ...file }) => ({ ...file, size: bytes.length })),
  );
  const [problem, ...more] = findMendable({ submission, wrongFile: wrongFile?.problem });
  if (problem) return refuse([problem, ...more], wrongFile?.file);

  // Somebody who did not hear the first answer asks again and is not held up by what it used up.
  const id = identify({ submission, files });
  if (await isStored({ id })) return { outcome: "received" };

  const refusal = await limitAttempts({ what: "inquiry", ip, limits: policy.attempts });
  if (refusal) return { outcome: "too-many", lang: submission.lang, ...refusal };

  const taken = await takeInFiles({ submission, files });
  if ("problem" in taken) return refuse([taken.problem], taken.file);

  const { attachments } = taken;
  const { country } = await locateIp(ip);
  const stored = await storeInquiry({
    id,
    submission,
    attachments,
    ip: realIp(ip),
    ipCountry: country,
  });
  if (stored === "right") {
    publishInquiryEvent("new");
    return { outcome: "received" };
  }
  for (const { file } of attachments) await dropPrivateFile({ file });
  return refuse([stored === "early" ? "early" : "code"]);
}

/**
 * Files are looked into only for a right answer, which costs a robot as much as it costs us; one
 * that cannot be taken has used the answer up. For a wrong one there is nothing to keep.
 */
async function takeInFiles({
  submission: { vcode, code },
  files,
}: {
  submission: Submission;
  files: readonly SentFile[];
}): Promise<Awaited<ReturnType<typeof ingestAttachments>> | { problem: Problem; file?: string }> {
  if (files.length === 0) return { attachments: [] };
  const answer = { vcode, code, soonest: policy.soonest, on: db };
  const checked = await checkCaptcha(answer);
  if (checked === "early") return { problem: "early" };
  if (checked === "wrong") return { attachments: [] };
  const taken = await ingestAttachments({ files });
  if ("problem" in taken) await consumeCaptcha(answer);
  return taken;
}

function findMendable({
  submission,
  wrongFile,
}: {
  submission: Submission;
  wrongFile: Problem | undefined;
}): Problem[] {
  const problems: Problem[] = findProblems({
    written: submission,
    isCountry: (name) => countries.has(name),
  });
  if (wrongFile) problems.push(wrongFile);
  if (submission.linesProblem) problems.push(submission.linesProblem);
  if (submission.trapped) problems.push("trap");
  if (submission.vcode === "" || submission.code === "") problems.push("code");
  return problems;
}

/** One press of the button: the key made by the form, and what it says. Mended, it is another. */
function identify({
  submission: { key, code, vcode, page, referrer, utm, ...said },
  files,
}: {
  submission: Submission;
  files: readonly SentFile[];
}): string | undefined {
  if (key === undefined) return undefined;
  const sent = files.map(({ bytes }) => createHash("sha256").update(bytes).digest("base64url"));
  return createHash("sha256")
    .update(JSON.stringify([key, said, ...sent]))
    .digest("base64url");
}
