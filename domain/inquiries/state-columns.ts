import type { Currency } from "../offers/money.ts";
import type { InquiryState, LostReason } from "./inquiry-status.ts";

/** The part of an inquiry's state that most inquiries have nothing of. */
export const plannedColumns = [
  "inquiry.follow_up",
  "inquiry.value_minor",
  "inquiry.value_currency",
  "inquiry.lost_reason",
  "inquiry.lost_note",
  "inquiry.tags",
] as const;

type Columns = {
  follow_up: string | null;
  value_minor: number | null;
  value_currency: string | null;
  lost_reason: string | null;
  lost_note: string | null;
  tags: string[] | null;
};

type Planned = Pick<InquiryState, "followUp" | "value" | "lost" | "tags">;

export function readPlanned(row: Columns): Planned {
  const { value_minor: minor, value_currency: currency, lost_reason: reason } = row;
  return {
    followUp: row.follow_up,
    value: minor === null || currency === null ? null : { minor, currency: currency as Currency },
    lost: reason === null ? null : { reason: reason as LostReason, note: row.lost_note ?? "" },
    tags: row.tags ?? [],
  };
}

export function writePlanned({ followUp, value, lost, tags }: Planned): Columns {
  return {
    follow_up: followUp,
    value_minor: value?.minor ?? null,
    value_currency: value?.currency ?? null,
    lost_reason: lost?.reason ?? null,
    lost_note: lost?.note ?? null,
    // The indexes are over those that have any.
    tags: tags.length === 0 ? null : tags,
  };
}
