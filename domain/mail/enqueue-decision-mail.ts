import { type Kysely, sql } from "kysely";
import type { DB } from "#db/schema.ts";

/** What was decided, and about whom or what. */
export type Decision =
  | { kind: "application-decision"; job_application_id: string }
  | { kind: "registration-refusal"; member_registration_id: string }
  | { kind: "member-welcome" | "profile-decision"; member_id: string }
  | { kind: "article-decision"; member_article_id: string };

/**
 * Puts the mail about a decision into the outbox, in the transaction of the decision. How it was
 * decided is read when the mail leaves, so one about an earlier decision that still waits goes.
 */
export async function enqueueDecisionMail({
  decision,
  heldFor = 0,
  on,
}: {
  decision: Decision;
  /** Seconds in which the decision can be put right before anybody hears of it. */
  heldFor?: number;
  on: Kysely<DB>;
}) {
  await forgetDecision({ decision, on });
  const due = sql<Date>`now() + make_interval(secs => ${heldFor})`;
  await on
    .insertInto("mail_outbox")
    .values({ ...decision, due_at: due })
    .execute();
}

/** Takes a mail back that has not left; whoever is sending it right now holds its row until it has. */
export async function forgetDecision({ decision, on }: { decision: Decision; on: Kysely<DB> }) {
  await on
    .deleteFrom("mail_outbox")
    .where(({ and }) => and({ ...decision }))
    .where("sent_at", "is", null)
    .execute();
}
