import { randomBytes } from "node:crypto";

export const knownAnswer = "A2B3C";

/**
 * Pictures nobody drew, with an answer the test knows, and the statement that enters them into the
 * ledger. Old enough for a person to have read them.
 */
export function inventCaptchas({
  count = 1,
  age = 10,
  lifetime = 300,
}: {
  count?: number;
  /** Seconds since their issue, and until they expire. */
  age?: number;
  lifetime?: number;
} = {}) {
  const vcodes = Array.from({ length: count }, () => randomBytes(12).toString("hex"));
  const rows = vcodes.map(
    (vcode) =>
      `('${vcode}', 'picture', '${knownAnswer}', now() - interval '${age} s', now() + interval '${lifetime} s')`,
  );
  const statement = `insert into captcha (vcode, kind, answer, issued_at, expires_at) values ${rows.join()}`;
  return { vcodes, statement };
}
