import { type Kysely, sql } from "kysely";
import type { DB } from "#db/schema.ts";
import { isSolved } from "./proof-of-work.ts";

export type Spent = "right" | "wrong" | "early";

/**
 * Uses up a picture or a proof of work: deleting its row is what makes one answer count once,
 * however many nodes are asked at the same moment, and a wrong answer is an answer. A picture that
 * is answered sooner than a person can be is left as it is and nothing is said about the answer; a
 * proof has cost its time already, however quick the device.
 */
export async function spendCaptcha({
  vcode,
  code,
  soonest,
  on,
}: {
  vcode: string;
  code: string;
  /** Seconds after the issue of a picture. */
  soonest: number;
  on: Kysely<DB>;
}): Promise<Spent> {
  const spent = await on
    .deleteFrom("captcha")
    .where("vcode", "=", vcode)
    .where((is) =>
      is.or([
        is("kind", "<>", "picture"),
        is("issued_at", "<=", sql<Date>`now() - make_interval(secs => ${soonest})`),
      ]),
    )
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
