import { createFormDraft } from "../ui/form-draft.ts";

/** Each job has its own: what one writes to one is not for the other. */
export function draftFor({ id }: { id: string }) {
  return createFormDraft({
    name: `application-draft:${id}`,
    fields: ["name", "phone", "email", "message", "with"],
  });
}
