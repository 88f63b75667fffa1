import { type Kysely, sql } from "kysely";
import type { DB } from "#db/schema.ts";
import { isSolved } from "./proof-of-work.ts";

export type CaptchaOutcome = "right" | "wrong" | "early";

/**
 * Uses up a picture or a proof of work: deleting its row is what makes one answer count once,
 * however many nodes are asked at the same moment, and a wrong answer is an answer. A picture that
 * is answered sooner than a person can be is left as it is and nothing is said about the answer; a
 * proof has cost its time already, however quick the device.
 */
export async function consumeCaptcha({
  vcode,
  code,
  soonest,
  on,
}: Answered): Promise<CaptchaOutcome> {
  const spent = await on
    .deleteFrom("captcha")
    .where("vcode", "=", vcode)
    .where(({ not }) => not(isEarly(soonest)))
    .returning(asked)
    .executeTakeFirst();
  if (spent) return checkAnswer({ ...spent, code });
  return (await findIssued({ vcode, soonest, on })) ? "early" : "wrong";
}

/** The same without using it up: before work is done that only a right answer is worth. */
export async function checkCaptcha({
  vcode,
  code,
  soonest,
  on,
}: Answered): Promise<CaptchaOutcome> {
  const issued = await findIssued({ vcode, soonest, on });
  if (!issued) return "wrong";
  return issued.early ? "early" : checkAnswer({ ...issued, code });
}

type Answered = {
  vcode: string;
  code: string;
  /** Seconds after the issue of a picture. */
  soonest: number;
  on: Kysely<DB>;
};

const asked = ["kind", "answer", sql<boolean>`expires_at > now()`.as("unexpired")] as const;

function isEarly(soonest: number) {
  return sql<boolean>`(kind = 'picture' and issued_at > now() - make_interval(secs => ${soonest}))`;
}

async function checkAnswer({
  kind,
  answer,
  unexpired,
  code,
}: {
  kind: string;
  answer: string;
  unexpired: boolean;
  code: string;
}): Promise<CaptchaOutcome> {
  if (!unexpired) return "wrong";
  const right =
    kind === "picture" ? answer === code.toUpperCase() : await isSolved({ asked: answer, code });
  return right ? "right" : "wrong";
}

async function findIssued({ vcode, soonest, on }: Omit<Answered, "code">) {
  return on
    .selectFrom("captcha")
    .where("vcode", "=", vcode)
    .select([...asked, isEarly(soonest).as("early")])
    .executeTakeFirst();
}
