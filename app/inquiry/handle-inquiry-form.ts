import { issueCaptcha } from "#domain/captcha/issue-captcha.ts";
import { policy } from "#domain/inquiries/policy.ts";
import { fieldOfProblem, problemText } from "#domain/inquiries/problem-text.ts";
import { readSentFiles } from "#domain/inquiries/read-sent-files.ts";
import { submitInquiry } from "#domain/inquiries/submit-inquiry.ts";
import type { Lang } from "#domain/language/language.ts";
import { limitAttempts } from "#domain/rate-limit/limit-attempts.ts";
import { m } from "#text";
import type { GivenInquiry } from "../inquiry-form/given-inquiry.ts";

type Refusal = { status: 422 | 429; retryAfter?: number; given: GivenInquiry };

/**
 * Takes an inquiry that was sent without JavaScript. Gives nothing when it was received, else the
 * form to be shown again: what was typed, what is wrong with it, and a new picture.
 */
export async function handleInquiryForm({
  form,
  lang,
  ip,
}: {
  form: FormData;
  lang: Lang;
  ip: string;
}): Promise<Refusal | undefined> {
  const typed: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === "string") typed[name] = value;
  // Stored pages cannot bring a key; from here on the form carries one.
  const key = typed.key || crypto.randomUUID();

  const files = await readSentFiles({ form });
  const result = await submitInquiry({ form: { ...typed, key }, files, lang, ip });
  if (result.outcome === "received") return undefined;

  const { code: _, vcode, ...kept } = typed;
  const limited = await limitAttempts({ what: "captcha", ip, limits: policy.captchas });
  const tooMany = result.outcome === "too-many" ? result : limited;
  if (tooMany) {
    const problems = [{ field: "", msg: m.inquiry_too_many() }];
    const given = { typed: kept, key, problems };
    return { status: 429, retryAfter: tooMany.retryAfter, given };
  }
  const { problems: found, file } = result.outcome === "refused" ? result : { problems: [] };
  const problems = found.map((problem) => ({
    field: fieldOfProblem(problem),
    // The first form has no picture yet: stored pages are the same for everybody.
    msg:
      problem === "code" && !vcode ? m.inquiry_enter_code() : problemText({ problem, lang, file }),
  }));
  // No page can fill a field for files: what was typed is kept, the files are not.
  if (files.length > 0 && problems.every(({ field }) => field !== "files")) {
    problems.push({ field: "files", msg: m.inquiry_files_again() });
  }
  return { status: 422, given: { typed: kept, key, problems, captcha: await issueCaptcha() } };
}
