import { m } from "#text";
import type { InquiryContext } from "./inquiry-context.ts";

export const inquiryTitles: Record<InquiryContext["kind"], () => string> = {
  message: m.leave_message,
  quote: m.inquiry_title_quote,
  sample: m.inquiry_title_sample,
};
