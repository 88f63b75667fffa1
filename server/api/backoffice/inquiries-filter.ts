import { z } from "zod";
import { purposes } from "#domain/inquiries/inquiry-form.ts";
import { inquiryStatuses } from "#domain/inquiries/inquiry-status.ts";
import { followUpFilters, type InquiryFilter } from "#domain/inquiries/select-inquiries.ts";
import { ids } from "./read-input.ts";

const word = z.string().max(200).optional();
const status = z.enum(inquiryStatuses);

/** Which inquiries are wanted; one status or several. */
const filter = z.strictObject({
  id: ids.optional(),
  status: z
    .union([status.transform((one) => [one]), z.array(status).min(1).max(inquiryStatuses.length)])
    .optional(),
  assignee: word,
  unread: z.boolean().optional(),
  lang: z.enum(["zh", "en", "ar"]).optional(),
  country: word,
  purpose: z.enum(purposes).optional(),
  product: word,
  followUp: z.enum(followUpFilters).optional(),
  tag: word,
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
});

export const inquiryFilter: z.ZodType<InquiryFilter> = filter;

/** What somebody keeps: the words looked for as well, and the filter as it was chosen. */
export const keptFilter = z
  .looseObject({ q: z.string().max(200).optional() })
  .refine(({ q: _, ...kept }) => filter.safeParse(kept).success);
