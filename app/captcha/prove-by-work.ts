import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { callApi } from "../api/client.ts";

type ProofAnswer = { vcode: string; data: { challenge: Challenge } };

/** Some seconds of arithmetic in place of reading a picture. */
export async function solveProofOfWork(): Promise<{ vcode: string; code: string }> {
  const path = "/api/admin/getProof";
  const { vcode, data } = await callApi<ProofAnswer>({ path, method: "POST" });
  const solution = await solveChallenge({ challenge: data.challenge, deriveKey });
  if (!solution) throw new Error("The work was not done in time");
  const { counter, derivedKey } = solution;
  return { vcode, code: JSON.stringify({ counter, derivedKey }) };
}
