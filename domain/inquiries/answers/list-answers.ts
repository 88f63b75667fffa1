import { sql } from "kysely";
import { db } from "#db/connect.ts";
import type { AnswerSort } from "./read-head.ts";
import type { LeftOut } from "./read-mail.ts";
import { splitQuoted } from "./split-quoted.ts";

const mostShown = 200;

/** What the sender of an inquiry answered by mail, oldest first; its files are among the inquiry's. */
export async function listAnswers({ inquiryId }: { inquiryId: number }) {
  const rows = await db
    .selectFrom("inquiry_answer")
    .where("inquiry_id", "=", inquiryId)
    .orderBy("received_at")
    .orderBy("id")
    .limit(mostShown)
    .select(({ cast }) => [
      cast<string>("id", "text").as("id"),
      sql<AnswerSort>`sort`.as("sort"),
      "sent_from as from",
      "subject",
      "text",
      sql<LeftOut[]>`left_out`.as("leftOut"),
      "received_at as at",
    ])
    .execute();
  return rows.map(({ text, ...row }) => ({ ...row, ...splitQuoted(text) }));
}
