import { createFormDraft } from "../ui/forms/form-draft.ts";

export const inquiryDraft = "inquiry-draft";

export const draft = createFormDraft({
  name: inquiryDraft,
  fields: ["name", "fullName", "phone", "email", "country", "address", "conts"],
});
