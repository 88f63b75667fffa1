import { issueCaptcha } from "#domain/captcha/issue-captcha.ts";
import { describeProblem } from "#domain/careers/problem-text.ts";
import { submitApplication } from "#domain/careers/submit-application.ts";
import { policy } from "#domain/inquiries/policy.ts";
import type { Lang } from "#domain/language/language.ts";
import { limitAttempts } from "#domain/rate-limit/limit-attempts.ts";
import { m } from "#text";
import type { GivenApplication } from "./given-application.ts";

type Taken =
  | { number: string }
  | { status: 422 | 429 | 503; retryAfter?: number; given: GivenApplication };

/**
 * Takes an application that was sent without JavaScript: its number, or the form to be shown again
 * with what was typed, what is wrong with it, and a picture to read.
 */
export async function handleApplicationForm({
  jobId,
  form,
  lang,
  ip,
}: {
  jobId: string;
  form: FormData;
  lang: Lang;
  ip: string;
}): Promise<Taken> {
  const typed: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === "string") typed[name] = value;
  const key = typed.key || crypto.randomUUID();
  const result = await submitApplication({
    // Pages know nobody: what needs a session is sent by script.
    form: { ...typed, key, job: jobId, with: "file" },
    file: await readFile(form.get("file")),
    member: undefined,
    lang,
    ip,
  });
  if (result.outcome === "received") return { number: result.number };

  const { code: _, vcode, ...kept } = typed;
  const limited = await limitAttempts({ what: "captcha", ip, limits: policy.captchas });
  const tooMany = result.outcome === "too-many" ? result : limited;
  if (tooMany) {
    const given = { typed: kept, key, problems: [{ field: "", msg: m.inquiry_too_many() }] };
    return { status: 429, retryAfter: tooMany.retryAfter, given };
  }
  if (result.outcome === "later") {
    const { code, retryAfter } = result.error;
    const msg = code === "unscanned-file" ? m.api_unscanned_file() : m.error_unavailable();
    const given = {
      typed: kept,
      key,
      problems: [{ field: "", msg }],
      captcha: await issueCaptcha(),
    };
    return { status: 503, retryAfter, given };
  }
  const problems = (result.outcome === "refused" ? result.problems : []).map((problem) => {
    const described = describeProblem({ problem, lang });
    // The first form has no picture yet: stored pages are the same for everybody.
    return problem === "code" && !vcode ? { ...described, msg: m.inquiry_enter_code() } : described;
  });
  return { status: 422, given: { typed: kept, key, problems, captcha: await issueCaptcha() } };
}

async function readFile(file: FormDataEntryValue | null) {
  if (!(file instanceof File) || (file.size === 0 && file.name === "")) return undefined;
  return { bytes: Buffer.from(await file.arrayBuffer()), name: file.name, type: file.type };
}
