import type { Account } from "./session.ts";

type Due = Pick<
  Account,
  "mustChangePassword" | "gaveSecondFactor" | "secondFactorRequired" | "hasApp" | "passkeys"
>;

/** What somebody who has signed in has to do before the back office opens; undefined: nothing. */
export function nextStep(account: Due): "change-password" | "prove-again" | "enrol" | undefined {
  const { mustChangePassword, gaveSecondFactor, secondFactorRequired, hasApp, passkeys } = account;
  if (mustChangePassword) return "change-password";
  if (gaveSecondFactor || !secondFactorRequired) return undefined;
  return hasApp || passkeys > 0 ? "prove-again" : "enrol";
}
