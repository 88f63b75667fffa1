import { createFormDraft } from "../ui/forms/form-draft.ts";

/** Each job has its own: what one writes to one is not for the other. */
export function draftName({ id }: { id: string }) {
  return `application-draft:${id}`;
}

export function draftFor(job: { id: string }) {
  return createFormDraft({
    name: draftName(job),
    fields: ["name", "phone", "email", "message", "with"],
  });
}
