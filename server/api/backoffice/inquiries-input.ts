import { z } from "zod";
import { inquiryStatuses } from "#domain/inquiries/inquiry-status.ts";

/** What staff can change about an inquiry. */
export const inquiryChange = z.object({
  status: z.enum(inquiryStatuses).optional(),
  assignee: z.string().max(200).nullable().optional(),
  read: z.boolean().optional(),
});
