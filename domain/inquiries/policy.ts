import type { AttemptLimits } from "../rate-limit/limit-attempts.ts";

export type InquiryPolicy = {
  attempts: AttemptLimits;
  /** Pictures and proofs of work are asked for more often: every click on the picture is one. */
  captchas: AttemptLimits;
  /** Seconds before which no person can have read the picture and filled the form. */
  soonest: number;
  /** Whether there is a mail server that takes what is put into the outbox. */
  mailing: boolean;
  /** Whom the environment names to be told of inquiries, in place of those set by administrators. */
  mailTo?: string | undefined;
};

/** How much one visitor may ask for. A live binding, as the database is: set once at the start. */
export let policy: InquiryPolicy = {
  attempts: { perIp: 30, perNetwork: 120, seconds: 600 },
  captchas: { perIp: 120, perNetwork: 480, seconds: 600 },
  soonest: 2,
  mailing: false,
};

export function setInquiryPolicy(set: InquiryPolicy) {
  policy = set;
}
