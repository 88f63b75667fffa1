import type { Kysely } from "kysely";
import { db } from "#db/connect.ts";
import type { DB } from "#db/schema.ts";
import { changeInquiry, lockInquiries } from "../inquiries/change-inquiries.ts";
import { publishInquiryEvent } from "../inquiries/inquiry-events.ts";
import type { InquiryChange } from "../inquiries/inquiry-status.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { type AttemptLimits, limitAttempts } from "../rate-limit/limit-attempts.ts";
import { writeAudit } from "../staff/audit.ts";
import { cleanLine, cleanLines, countCharacters } from "../text/typed-text.ts";
import { lockOffer } from "./change-offer.ts";
import { nameOffer } from "./offer-name.ts";
import { longestName, longestQuestion, mostQuestions } from "./offer-rules.ts";
import { openOffer } from "./open-offer.ts";

/** How often one visitor may answer: there are no more than a few offers to anybody. */
const limits: AttemptLimits = { perIp: 30, perNetwork: 120, seconds: 600 };

export const answerKinds = ["accepted", "asked", "declined"] as const;
export type AnswerKind = (typeof answerKinds)[number];

export type AnswerProblem = "name" | "agree" | "text" | "long" | "closed" | "many";

export type AnswerOutcome =
  | { outcome: "taken" | "already" | "unknown" }
  | { outcome: "refused"; problems: [AnswerProblem, ...AnswerProblem[]] }
  | { outcome: "too-many"; retryAfter: number };

type Answer = { kind: AnswerKind; name: string; text: string; agreed: boolean };

/**
 * Takes what a buyer answers: once accepted or declined it is decided; questions may be asked
 * whatever has become of the offer. The inquiry follows, and staff are told by mail.
 */
export async function answerOffer({
  token,
  version,
  ip,
  ...typed
}: Answer & { token: string; version?: number | undefined; ip: string }): Promise<AnswerOutcome> {
  const opened = await openOffer({ token, version });
  if (!opened) return { outcome: "unknown" };
  const refusal = await limitAttempts({ what: "offer-answer", ip, limits });
  if (refusal) return { outcome: "too-many", ...refusal };
  const answer = { ...typed, name: cleanLine(typed.name), text: cleanLines(typed.text) };
  const [problem, ...more] = findProblems(answer);
  // Whoever presses twice, or comes back, is told what was decided, not what a field lacks.
  const isDecided = opened.state === typed.kind;
  if (problem && !isDecided) return { outcome: "refused", problems: [problem, ...more] };
  const outcome = await db
    .transaction()
    .execute((on) => decide({ id: opened.id, token, version, answer, on }));
  if (outcome.outcome === "taken") publishInquiryEvent("changed");
  return outcome;
}

function findProblems({ kind, name, text, agreed }: Answer): AnswerProblem[] {
  const problems: AnswerProblem[] = [];
  if (kind === "accepted") {
    const letters = countCharacters(name);
    if (letters < 2 || letters > longestName) problems.push("name");
    if (!agreed) problems.push("agree");
  }
  if (kind === "asked" && text === "") problems.push("text");
  if (countCharacters(text) > longestQuestion) problems.push("long");
  return problems;
}

async function decide({
  id,
  token,
  version,
  answer: { kind, name, text },
  on,
}: {
  id: string;
  token: string;
  version: number | undefined;
  answer: Answer;
  on: Kysely<DB>;
}): Promise<AnswerOutcome> {
  // Whoever else answers or withdraws waits here; what is read next is how it stands then.
  const row = await lockOffer({ id, on });
  const opened = await openOffer({ token, version, on });
  if (!opened) return { outcome: "unknown" };
  if (kind !== "asked" && opened.state === kind) return { outcome: "already" };
  if (kind !== "asked" && opened.state !== "open") {
    return { outcome: "refused", problems: ["closed"] };
  }
  const asked = opened.answers.filter((one) => one.kind === "asked");
  if (kind === "asked" && asked.length >= mostQuestions) {
    return { outcome: "refused", problems: ["many"] };
  }
  // The same question sent by a second press is one question.
  if (kind === "asked" && asked.at(-1)?.text === text) return { outcome: "already" };
  const accepted = kind === "accepted" ? { name } : { text };
  const { id: answerId } = await on
    .insertInto("offer_answer")
    .values({ offer_id: id, kind, ...accepted })
    .returning("id")
    .executeTakeFirstOrThrow();
  await enqueueMail({
    kind: "offer-answer",
    payload: { inquiryId: row.inquiry_id, answerId },
    on,
  });
  const inquiryId = String(row.inquiry_id);
  const after = { offer: nameOffer(opened) };
  await writeAudit({ on, action: `offer-${kind}`, kind: "inquiry", id: inquiryId, after });
  const [inquiry] = await lockInquiries({ ids: [inquiryId], on });
  if (inquiry) {
    const won = inquiry.status === "won";
    const status = kind === "accepted" ? "won" : kind === "declined" && !won ? "lost" : undefined;
    const change: InquiryChange = { status, read: false };
    await changeInquiry({ inquiry, change, on });
  }
  return { outcome: "taken" };
}
