import { randomBytes, randomInt } from "node:crypto";
import { type Challenge, createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import { captchaLifetime, enterCaptcha } from "./issue-captcha.ts";

/** Few steps that are long each: a robot's native code gains little over a browser's. */
const iterations = 20_000;
const steps = { from: 300, to: 700 };

const solution = z.object({ counter: z.int().min(0), derivedKey: z.string().max(200) });

/**
 * Work for the browser of somebody who cannot read the picture. A robot can do it as well, but at
 * the price of a processor for some seconds each time.
 */
export async function issueProof(): Promise<{ vcode: string; challenge: Challenge }> {
  // The key stays in the ledger beside the challenge, so neither can be brought along by a visitor.
  const key = randomBytes(32).toString("base64url");
  const challenge = await createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: iterations,
    counter: randomInt(steps.from, steps.to),
    deriveKey,
    hmacSignatureSecret: key,
    expiresAt: new Date(Date.now() + captchaLifetime * 1000),
  });
  const vcode = await enterCaptcha({ kind: "proof", answer: JSON.stringify({ challenge, key }) });
  return { vcode, challenge };
}

/** Whether the work that the ledger asked for was done. */
export async function isSolved({ asked, code }: { asked: string; code: string }) {
  const given = solution.safeParse(parseJson(code));
  if (!given.success) return false;
  const { challenge, key } = JSON.parse(asked) as { challenge: Challenge; key: string };
  const { verified } = await verifySolution({
    challenge,
    solution: { ...given.data, time: 0 },
    deriveKey,
    hmacSignatureSecret: key,
  });
  return verified;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
