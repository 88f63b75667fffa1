import { randomBytes } from "node:crypto";
import { createChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";

export const knownAnswer = "A2B3C";

type Times = {
  /** Seconds since their issue, and until they expire. */
  age?: number;
  lifetime?: number;
};

/**
 * Pictures nobody drew, with an answer the test knows, and the statement that enters them into the
 * ledger. Old enough for a person to have read them.
 */
export function inventCaptchas({ count = 1, ...times }: { count?: number } & Times = {}) {
  const vcodes = Array.from({ length: count }, () => randomBytes(12).toString("hex"));
  const entries = vcodes.map((vcode) => ({ vcode, kind: "picture", answer: knownAnswer }));
  return { vcodes, statement: entering(entries, times) };
}

/**
 * Work in place of a picture as the site asks for it, but a thousandth of it, and the statement
 * that enters it into the ledger.
 */
export async function inventProof() {
  const key = randomBytes(32).toString("base64url");
  const challenge = await createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: 2000,
    counter: 5,
    deriveKey,
    hmacSignatureSecret: key,
    expiresAt: new Date(Date.now() + 300_000),
  });
  const vcode = randomBytes(12).toString("hex");
  const answer = JSON.stringify({ challenge, key });
  return { vcode, challenge, statement: entering([{ vcode, kind: "proof", answer }], {}) };
}

function entering(
  entries: { vcode: string; kind: string; answer: string }[],
  { age = 10, lifetime = 300 }: Times,
): string {
  const rows = entries.map(
    ({ vcode, kind, answer }) =>
      `('${vcode}', '${kind}', '${answer}', now() - interval '${age} s', now() + interval '${lifetime} s')`,
  );
  return `insert into captcha (vcode, kind, answer, issued_at, expires_at) values ${rows.join()}`;
}
