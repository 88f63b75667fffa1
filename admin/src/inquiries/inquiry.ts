import type { Answer, InquiryChange, Row } from "../api.ts";

/** An inquiry as a line of the inbox. */
export type InquiryLine = Row<"GET /inquiries">;
export type Inquiry = Answer<"GET /inquiries/:id">;
export type Status = InquiryLine["status"];
export type Purpose = InquiryLine["purpose"];
export type Lang = InquiryLine["lang"];
export type Reply = Inquiry["replies"][number];
/** What its sender answered by mail. */
export type MailAnswer = Inquiry["answers"][number];
export type LeftOutProblem = MailAnswer["leftOut"][number]["problem"];
/** The room that came with it, and one that is held against it. */
export type Room = NonNullable<Inquiry["room"]>;
export type ComparedRoom = NonNullable<Reply["room"]>;
export type FollowUp = NonNullable<InquiryLine["followUp"]>;
export type Value = NonNullable<InquiryLine["value"]>;
export type Lost = NonNullable<InquiryLine["lost"]>;
export type LostReason = Lost["reason"];
export type HistoryEntry = Inquiry["history"][number];
export type Counts = Answer<"GET /inquiries/counts">;
export type Assignee = Answer<"GET /inquiries/assignees">[number];
export type Choices = Answer<"GET /inquiries/choices">;
export type Change = InquiryChange;

/** In the order of the work. */
export const statuses: readonly Status[] = ["new", "contacted", "quoted", "won", "lost", "spam"];
