import { island } from "../islands/island.tsx";
import { ApplyForm } from "./apply-form.tsx";
import { draftName } from "./draft.ts";

/** To apply, on the page of a job. */
export const JobForm = island("apply-form", ApplyForm, "reached", {
  draft: ({ job }) => `${draftName(job)} member`,
});
