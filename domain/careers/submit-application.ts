import { createHash } from "node:crypto";
import { AppError } from "../app-error.ts";
import { dropPrivateFile, writePrivateFile } from "../files/private-files.ts";
import { checkSentPdf, type SentFile } from "../files/sent-pdf.ts";
import { policy } from "../inquiries/policy.ts";
import type { Lang } from "../language/language.ts";
import { getResume, type Resume } from "../members/get-resume.ts";
import type { SessionMember } from "../members/session-member.ts";
import { ingestPdf } from "../pdf/ingest-pdf.ts";
import { limitAttempts } from "../rate-limit/limit-attempts.ts";
import { type ApplicationForm, readApplicationForm } from "./application-form.ts";
import { type ApplicationProblem, findApplicationProblems } from "./application-rules.ts";
import { readOpenJob } from "./get-job.ts";
import { findReceipt, storeApplication } from "./store-application.ts";

export type ApplicationOutcome =
  | { outcome: "received"; number: string }
  | { outcome: "refused"; lang: Lang; problems: readonly ApplicationProblem[] }
  | { outcome: "too-many"; lang: Lang; retryAfter: number }
  /** The file could not be looked at; nothing is wrong with the application. */
  | { outcome: "later"; lang: Lang; error: AppError };

/**
 * Takes an application in, from the API or from a page's form without JavaScript. Once it says
 * received, the application and its file are stored and its mails are noted.
 */
export async function submitApplication({
  form,
  file,
  member,
  lang,
  ip,
}: {
  /** As it came in, with the names of the public API. */
  form: Record<string, unknown>;
  file: SentFile | undefined;
  /** Who is signed in, if anybody. */
  member: SessionMember | undefined;
  /** The caller's language, for a form that names none. */
  lang: Lang;
  ip: string;
}): Promise<ApplicationOutcome> {
  const written = readApplicationForm({ form, lang });
  const refuse = (problem: ApplicationProblem, ...more: ApplicationProblem[]) =>
    ({ outcome: "refused", lang: written.lang, problems: [problem, ...more] }) as const;

  const job = await readOpenJob({ id: written.jobId });
  if (!job) return refuse("job");
  if (written.with === "resume" && !member) throw new AppError("unauthenticated");
  const resume = written.with === "resume" ? await readFilled({ member }) : undefined;
  const [problem, ...more] = findMendable({ written, file, resume });
  if (problem) return refuse(problem, ...more);

  // Somebody who did not hear the first answer asks again and is told the same.
  const submission = identify({ written, file, member });
  const receipt = await findReceipt({ submission });
  if (receipt !== undefined) return { outcome: "received", number: receipt };

  const tooMany = await limitAttempts({ what: "application", ip, limits: policy.attempts });
  if (tooMany) return { outcome: "too-many", lang: written.lang, ...tooMany };

  const sent = resume ? undefined : file;
  const taken = sent && (await takeInFile(sent));
  if (taken && "later" in taken)
    return { outcome: "later", lang: written.lang, error: taken.later };
  if (taken && "problem" in taken) return refuse(taken.problem);

  const stored = taken?.stored;
  const result = await storeApplication({
    submission,
    written,
    job,
    member,
    resume,
    file: taken && stored ? { stored, name: sent.name, size: taken.pdf.length } : undefined,
  });
  if ("number" in result) return { outcome: "received", number: result.number };
  if (stored) await dropPrivateFile({ file: stored });
  return refuse(result.spent === "early" ? "early" : "code");
}

/** The file as it may be kept, and where it lies until somebody refers to it. */
async function takeInFile({
  bytes,
}: SentFile): Promise<
  { pdf: Uint8Array; stored: string } | { problem: ApplicationProblem } | { later: AppError }
> {
  try {
    const cleaned = await ingestPdf(bytes);
    if ("refused" in cleaned) return { problem: `file-${cleaned.refused}` };
    return { ...cleaned, stored: await writePrivateFile({ bytes: cleaned.pdf }) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code === "infected-file" ? { problem: "file-infected" } : { later: error };
  }
}

/** A member's résumé, if there is anything in it. */
async function readFilled({ member }: { member: SessionMember | undefined }) {
  if (!member) return undefined;
  const resume = await getResume({ memberId: member.id });
  return resume.education.length + resume.experience.length > 0 ? resume : undefined;
}

function findMendable({
  written,
  file,
  resume,
}: {
  written: ApplicationForm;
  file: SentFile | undefined;
  resume: Resume | undefined;
}): ApplicationProblem[] {
  const problems = findApplicationProblems(written);
  if (written.with === "resume") {
    if (!resume) problems.push("resume");
  } else {
    const wrong = checkSentPdf(file);
    if (wrong) problems.push(`file-${wrong}`);
    if (written.vcode === "" || written.code === "") problems.push("code");
  }
  if (written.trapped) problems.push("trap");
  return problems;
}

/** One press of the button: the key made by the form, what it says, and what comes with it. */
function identify({
  written: { key, code, vcode, ...said },
  file,
  member,
}: {
  written: ApplicationForm;
  file: SentFile | undefined;
  member: SessionMember | undefined;
}): string | undefined {
  if (key === undefined) return undefined;
  const bytes = createHash("sha256")
    .update(file?.bytes ?? "")
    .digest("base64url");
  return createHash("sha256")
    .update(JSON.stringify([key, said, bytes, member?.id]))
    .digest("base64url");
}
