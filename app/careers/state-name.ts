import type { ApplicationStatus } from "#domain/careers/application-status.ts";
import { m } from "#text";

const names: Record<ApplicationStatus, () => string> = {
  new: m.application_state_new,
  "in-review": m.application_state_in_review,
  interview: m.application_state_interview,
  offer: m.application_state_offer,
  hired: m.application_state_hired,
  refused: m.application_state_refused,
};

export function stateName(status: ApplicationStatus): string {
  return names[status]();
}
