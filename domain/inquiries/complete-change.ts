import { AppError } from "../app-error.ts";
import { companyDay } from "../company/company-day.ts";
import type { Actor } from "../staff/actor.ts";
import type { Before, InquiryChange } from "./inquiry-status.ts";

/**
 * What a change by hand comes to for one inquiry. What becomes lost needs a reason; a day to see to
 * it again has not passed, and reminds somebody: of an inquiry that nobody looks after, whoever sets
 * the day.
 */
export function completeChange({
  inquiry,
  change,
  actor,
}: {
  inquiry: Before;
  change: InquiryChange;
  actor: Actor;
}): InquiryChange {
  const { followUp, lost, assignee } = change;
  const isLost = (change.status ?? inquiry.status) === "lost";
  if (isLost && (lost === null || (lost === undefined && inquiry.status !== "lost"))) {
    refuse({ "lost.reason": "required" });
  }
  if (lost && !isLost) refuse({ "lost.reason": "invalid" });
  if (!followUp || followUp === inquiry.followUp) return change;
  if (followUp < companyDay()) refuse({ followUp: "over" });
  const isTaken = assignee === undefined && inquiry.assignee === null;
  return isTaken ? { ...change, assignee: actor.id } : change;
}

function refuse(fields: Record<string, string>): never {
  throw new AppError("invalid", Object.keys(fields).join(", "), { fields });
}
