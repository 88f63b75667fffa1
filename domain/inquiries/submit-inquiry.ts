import { createHash } from "node:crypto";
import { countryList } from "../countries.ts";
import type { Lang } from "../language.ts";
import { limitAttempts } from "../limit-attempts.ts";
import { locateIp } from "../visitors/locate-ip.ts";
import { realIp } from "../visitors/network.ts";
import { announce } from "./arrivals.ts";
import { readForm, type Submission } from "./inquiry-form.ts";
import { findProblems, type Problem } from "./inquiry-rules.ts";
import { policy } from "./policy.ts";
import { isStored, storeInquiry } from "./store-inquiry.ts";

export type InquiryOutcome =
  | { outcome: "received" }
  | { outcome: "refused"; lang: Lang; problems: [Problem, ...Problem[]] }
  | { outcome: "too-many"; lang: Lang; retryAfter: number };

const countries = new Set(countryList.map(({ value }) => value));

/**
 * Takes an inquiry in, from whichever door: the public API or a page's form without JavaScript.
 * Once it says received, the inquiry and the mails it causes are stored. It throws only when the
 * database is away; the same form may then be sent again, and is stored once.
 */
export async function submitInquiry({
  form,
  lang,
  ip,
}: {
  /** As it came in, with the names of the public API. */
  form: unknown;
  /** The caller's language, for a form that names none. */
  lang: Lang;
  ip: string;
}): Promise<InquiryOutcome> {
  const submission = readForm({ form, lang });
  const [problem, ...more] = findMendable(submission);
  if (problem) return { outcome: "refused", lang: submission.lang, problems: [problem, ...more] };

  // Somebody who did not hear the first answer asks again and is not held up by what it used up.
  const id = identify(submission);
  if (await isStored({ id })) return { outcome: "received" };

  const refusal = await limitAttempts({ what: "inquiry", ip, limits: policy.attempts });
  if (refusal) return { outcome: "too-many", lang: submission.lang, ...refusal };

  const { country } = await locateIp(ip);
  const stored = await storeInquiry({ id, submission, ip: realIp(ip), ipCountry: country });
  if (stored === "right") {
    announce("new");
    return { outcome: "received" };
  }
  const reason = stored === "early" ? "early" : "code";
  return { outcome: "refused", lang: submission.lang, problems: [reason] };
}

function findMendable(submission: Submission): Problem[] {
  const problems = findProblems({
    written: submission,
    isCountry: (name) => countries.has(name),
  });
  if (submission.trapped) problems.push("trap");
  if (submission.vcode === "" || submission.code === "") problems.push("code");
  return problems;
}

/** One press of the button: the key made by the form, and what it says. Mended, it is another. */
function identify({ key, code, vcode, page, referrer, utm, ...said }: Submission) {
  if (key === undefined) return undefined;
  return createHash("sha256")
    .update(JSON.stringify([key, said]))
    .digest("base64url");
}
