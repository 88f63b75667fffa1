import { type Kysely, sql } from "kysely";
import type { DB } from "#db/schema.ts";
import { isSolved } from "./proof-of-work.ts";

export type Spent = "right" | "wrong" | "early";

/**
 * Uses up a picture or a proof of work: deleting its row is what makes one answer count once,
 * however many nodes are asked at the same moment, and a wrong answer is an answer. Sooner after
 * its issue than a person can be, it is left as it is and nothing is said about the answer.
 */
export async function spendCaptcha({
  vcode,
  code,
  soonest,
  on,
}: {
  vcode: string;
  code: string;
  /** Seconds after its issue. */
  soonest: number;
  on: Kysely<DB>;
}): Promise<Spent> {
  const spent = await on
    .deleteFrom("captcha")
    .where("vcode", "=", vcode)
    .where("issued_at", "<=", sql<Date>`now() - make_interval(secs => ${soonest})`)
    .returning(["kind", "answer", sql<boolean>`expires_at > now()`.as("alive")])
    .executeTakeFirst();
  if (!spent) return (await isIssued({ vcode, on })) ? "early" : "wrong";
  if (!spent.alive) return "wrong";
  const right =
    spent.kind === "picture"
      ? spent.answer === code.toUpperCase()
      : await isSolved({ asked: spent.answer, code });
  return right ? "right" : "wrong";
}

async function isIssued({ vcode, on }: { vcode: string; on: Kysely<DB> }) {
  const row = await on
    .selectFrom("captcha")
    .where("vcode", "=", vcode)
    .select("vcode")
    .executeTakeFirst();
  return row !== undefined;
}
