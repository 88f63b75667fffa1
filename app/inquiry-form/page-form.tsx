import { island } from "../islands/island.tsx";
import { inquiryDraft } from "./draft.ts";
import { InquiryForm } from "./inquiry-form.tsx";

/** The form as part of a page. */
export const PageForm = island("inquiry-form", InquiryForm, "reached", {
  draft: () => inquiryDraft,
});
