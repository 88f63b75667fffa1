import type { Money } from "../offers/money.ts";

export const inquiryStatuses = ["new", "contacted", "quoted", "won", "lost", "spam"] as const;
export type InquiryStatus = (typeof inquiryStatuses)[number];

/** Why nothing came of it; `other` is said in words. */
export const lostReasons = [
  ...(["price", "lead-time", "unsuitable", "competitor"] as const),
  ...(["cancelled", "no-answer", "other"] as const),
] as const;
export type LostReason = (typeof lostReasons)[number];
export type Lost = { reason: LostReason; note: string };

/** What of an inquiry staff change; the rest is as its sender left it. */
export type InquiryState = {
  status: InquiryStatus;
  assignee: string | null;
  read: boolean;
  /** The day of the company on which somebody wants to see to it again: `2026-11-18`. */
  followUp: string | null;
  /** What it may be worth. */
  value: Money | null;
  /** Never without the status; null as well where nobody was asked why. */
  lost: Lost | null;
  tags: string[];
};

export type InquiryChange = {
  [Field in keyof InquiryState]?: InquiryState[Field] | undefined;
};

/** A state somebody changed, as it was before; `version` is that of the change. */
export type Before = InquiryState & { id: string; version: number };
