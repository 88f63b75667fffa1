import { z } from "zod";
import { inquiryStatuses, lostReasons } from "#domain/inquiries/inquiry-status.ts";
import { longestTag, mostTags, normaliseTags } from "#domain/inquiries/tags.ts";
import { currencies, type Money, readPrice } from "#domain/offers/money.ts";
import { cleanLine, cleanLines, fits } from "#domain/text/typed-text.ts";

const longestReason = 500;

/** What it may be worth, as it was typed. */
const value = z
  .object({ amount: z.string().max(40), currency: z.enum(currencies) })
  .transform(({ amount, currency }, context): Money => {
    const read = readPrice({ typed: cleanLine(amount), currency });
    if ("value" in read) return { minor: read.value, currency };
    context.addIssue({ code: "custom", path: ["amount"], message: read.problem });
    return z.NEVER;
  });

const lost = z
  .object({
    reason: z.enum(lostReasons),
    note: z.string().max(longestReason).default("").transform(cleanLines),
  })
  .refine(({ reason, note }) => reason !== "other" || note !== "", {
    path: ["note"],
    params: { word: "required" },
  });

const tags = z
  .array(z.string().max(200))
  .max(50)
  .transform(normaliseTags)
  .refine((all) => all.length <= mostTags, { error: `too-many:${mostTags}` })
  .refine((all) => all.every((tag) => fits(tag, longestTag)), { error: `too-long:${longestTag}` });

/** What staff can change about an inquiry. */
export const inquiryChange = z.object({
  status: z.enum(inquiryStatuses).optional(),
  assignee: z.string().max(200).nullable().optional(),
  read: z.boolean().optional(),
  followUp: z.iso.date().nullable().optional(),
  value: value.nullable().optional(),
  lost: lost.nullable().optional(),
  tags: tags.optional(),
});
