import type { Call } from "../office/call.ts";
import type { Change } from "./inquiry.ts";

export type ChangeCall = "POST /inquiries/bulk" | "PUT /inquiries/:id";

/**
 * One inquiry that somebody looks at is changed only as the version they saw; several at once, and
 * without a look at each, whatever their versions are.
 */
export function changeCall({
  ids,
  version,
  change,
  tellAssignee,
}: {
  ids: string[];
  change: Change;
  version?: number | undefined;
  tellAssignee?: boolean | undefined;
}): Call<ChangeCall> {
  if (version === undefined) {
    return { method: "POST", path: "inquiries/bulk", body: { ids, tellAssignee, change } };
  }
  const body = { ...change, version, tellAssignee };
  return { method: "PUT", path: `inquiries/${ids[0]}`, body };
}
