import type { Call } from "../office/call.ts";
import type { Content } from "./field.ts";
import { same } from "./merge.ts";
import type { OfficeRecord } from "./record.ts";

/** What a record is to be once it is saved. */
export type Wanted = { status: "draft" | "published"; publishAt: string | null };

export function pathOf({ kind, id }: { kind: string; id: string }) {
  return `content/${kind}/${encodeURIComponent(id)}` as const;
}

export type SavingCall = "POST /content/:kind" | "PUT /content/:kind/:id";

/** A new record is added; another is changed, as long as it is still the version one began with. */
export function savingCall({
  kind,
  content,
  wanted,
  on,
  confirmed,
}: {
  kind: string;
  content: Content;
  wanted: Wanted;
  /** The record that is changed; none while it is new. */
  on: OfficeRecord | undefined;
  confirmed: string[];
}): Call<SavingCall> {
  if (!on) return { method: "POST", path: `content/${kind}`, body: { content, ...wanted } };
  const body = { content, ...wanted, version: on.version, confirmed };
  return { method: "PUT", path: pathOf({ kind, id: on.id }), body };
}

/** Whether only its place in the list was changed, so that nobody needs to be asked. */
export function isUnchanged({ theirs, on }: Record<"theirs" | "on", OfficeRecord>): boolean {
  return same(theirs.content, on.content) && theirs.status === on.status;
}

/** Saved again, a record stays as visible as it is. */
export function asItIs({ status, publishAt }: Pick<OfficeRecord, "status" | "publishAt">): Wanted {
  const isOut = status === "published" || status === "scheduled";
  return { status: isOut ? "published" : "draft", publishAt };
}

/** What the server refuses, by the names that the form has for its fields. */
export function fieldProblems(errors: Record<string, string> = {}) {
  return Object.entries(errors).map(([field, message]) => ({
    field: field.replace(/^content\./, ""),
    message,
  }));
}
