import type { KindForm } from "../../api.ts";
import type { Call } from "../../office/call.ts";
import type { Content } from "../field.ts";
import type { OfficeRecord } from "../record.ts";
import { same } from "./merge.ts";

/** What a record is to be once it is saved. */
export type Wanted = {
  status: "draft" | "published";
  publishAt: string | null;
  /** Whether the old address of a page that moves leads to the new one. */
  redirect?: boolean;
};

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
  const keptAt = on.kept?.at ?? null;
  const body = { content, ...wanted, version: on.version, keptAt, confirmed };
  return { method: "PUT", path: pathOf({ kind, id: on.id }), body };
}

/** Whether only its place in the list was changed, so that nobody needs to be asked. */
export function isUnchanged({ theirs, on }: Record<"theirs" | "on", OfficeRecord>): boolean {
  const isKept = theirs.kept !== null && theirs.kept.at !== on.kept?.at;
  return same(theirs.content, on.content) && theirs.status === on.status && !isKept;
}

/** What a record says by now, with the change of it that is not on the site yet. */
export function writtenIn({ content, kept }: OfficeRecord): Content {
  return kept ? (Object(kept.content) as Content) : content;
}

/** Saved again, a record stays as visible as it is. */
export function asItIs({ status, publishAt }: Pick<OfficeRecord, "status" | "publishAt">): Wanted {
  const isOut = status === "published" || status === "scheduled";
  return { status: isOut ? "published" : "draft", publishAt };
}

/** Where a published page would be found if it were saved under another id; undefined: as before. */
export function newAddress({
  description: { addressed },
  base,
  id,
}: {
  description: Pick<KindForm, "addressed">;
  base: Pick<OfficeRecord, "id" | "path" | "status"> | undefined;
  id: string;
}): string | undefined {
  if (!addressed || !base?.path || base.status !== "published") return undefined;
  return id === "" || id === base.id ? undefined : base.path.replace(base.id, id);
}

/** What is wrong with a field: its name in the form, its path in the record, and in words. */
export type FieldProblem = { field: string; path: string; message: string };

/** What the server refuses, by the names that the form has for its fields. */
export function fieldProblems(
  errors: Record<string, string> = {},
  content: object = {},
): FieldProblem[] {
  return Object.entries(errors).map(([name, message]) => {
    const path = name.replace(/^content\./, "");
    return { field: inForm(path, content), path, message };
  });
}

/** The words of a page are a list in the form, because their names have dots. */
function inForm(path: string, content: object): string {
  const blocks: unknown = Reflect.get(content, "blocks");
  if (!path.startsWith("blocks.") || !Array.isArray(blocks)) return path;
  const rest = path.slice("blocks.".length);
  const at = blocks.findIndex(({ name }) => rest === name || rest.startsWith(`${name}.`));
  if (at < 0) return path;
  return `blocks.${at}.text${rest.slice(blocks[at].name.length)}`;
}
