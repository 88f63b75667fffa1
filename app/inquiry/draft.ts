import { createFormDraft } from "../ui/form-draft.ts";

export const draft = createFormDraft({
  name: "inquiry-draft",
  fields: ["name", "phone", "email", "country", "address", "conts"],
});
