import { AppError } from "#domain/app-error.ts";
import { issueCaptcha } from "#domain/captcha/issue-captcha.ts";
import { policy } from "#domain/inquiries/policy.ts";
import { fieldOfProblem, problemText } from "#domain/inquiries/problem-text.ts";
import { readSentFiles } from "#domain/inquiries/read-sent-files.ts";
import { submitInquiry } from "#domain/inquiries/submit-inquiry.ts";
import type { Lang } from "#domain/language/language.ts";
import { limitAttempts } from "#domain/rate-limit/limit-attempts.ts";
import { m } from "#text";
import type { GivenInquiry } from "../inquiry-form/given-inquiry.ts";

type Refusal = { status: 422 | 429 | 503; retryAfter?: number; given: GivenInquiry };

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
  const result = await submitInquiry({ form: { ...typed, key }, files, lang, ip }).catch(putOff);
  if (result.outcome === "received") return undefined;

  const { code: _, vcode, ...kept } = typed;
  const limited = await limitAttempts({ what: "captcha", ip, limits: policy.captchas });
  const tooMany = result.outcome === "too-many" ? result : limited;
  if (tooMany) {
    const problems = [{ field: "", msg: m.inquiry_too_many() }];
    const given = { typed: kept, key, problems };
    return { status: 429, retryAfter: tooMany.retryAfter, given };
  }
  // No page can fill a field for files: what was typed is kept, the files are not.
  const again = { field: "files", msg: m.inquiry_files_again() };
  if (result.outcome === "later") {
    const { code: reason, retryAfter } = result.error;
    const msg = reason === "unscanned-file" ? m.api_unscanned_file() : m.error_unavailable();
    const problems = [{ field: "", msg }, ...(files.length > 0 ? [again] : [])];
    const given = { typed: kept, key, problems, captcha: await issueCaptcha() };
    return { status: 503, retryAfter, given };
  }
  const { problems: found, file } = result.outcome === "refused" ? result : { problems: [] };
  const problems = found.map((problem) => ({
    field: fieldOfProblem(problem),
    // The first form has no picture yet: stored pages are the same for everybody.
    msg:
      problem === "code" && !vcode ? m.inquiry_enter_code() : problemText({ problem, lang, file }),
  }));
  if (files.length > 0 && problems.every(({ field }) => field !== "files")) problems.push(again);
  return { status: 422, given: { typed: kept, key, problems, captcha: await issueCaptcha() } };
}

/** What stands in the way is neither the sender's nor for long: the scanner, or the store of files. */
function putOff(error: unknown) {
  if (!(error instanceof AppError)) throw error;
  if (error.code !== "unavailable" && error.code !== "unscanned-file") throw error;
  return { outcome: "later", error } as const;
}
