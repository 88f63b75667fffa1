import type { Change, Inquiry, Value } from "./inquiry.ts";

/** What is planned for an inquiry and expected of it, as its form has it: what is blank is empty. */
export type Planned = {
  followUp: string;
  amount: string;
  currency: Value["currency"];
  tags: string[];
};

type Saved = Pick<Inquiry, "followUp" | "value" | "tags">;

const usualCurrency = "USD";

export function plannedOf({ followUp, value, tags }: Saved): Planned {
  return {
    followUp: followUp?.day ?? "",
    amount: value?.amount ?? "",
    currency: value?.currency ?? usualCurrency,
    tags,
  };
}

/** What is to be changed: of what was not touched, nothing is said. */
export function planChange({
  inquiry,
  edits,
}: {
  inquiry: Saved;
  edits: Partial<Planned>;
}): Change {
  const { amount, currency } = { ...plannedOf(inquiry), ...edits };
  const isValued = "amount" in edits || "currency" in edits;
  const value = amount.trim() === "" ? null : { amount, currency };
  return {
    ...(edits.followUp !== undefined && { followUp: edits.followUp || null }),
    ...(isValued && { value }),
    ...(edits.tags && { tags: edits.tags }),
  };
}
