import { type Kysely, sql } from "kysely";
import type { DB } from "#db/schema.ts";
import { AppError } from "../app-error.ts";
import { validateDocument } from "../documents/validate-document.ts";
import { problemsOf } from "../problems/problems-of.ts";
import type { ContentOf, Kind } from "./kinds.ts";
import { nameParts, suggestId } from "./suggest-id.ts";
import { validateRedirect } from "./validate-redirect.ts";
import { draftContent, publishedContent } from "./written-content.ts";

export type ContentToValidate = {
  kind: Kind;
  /** As somebody has written it. */
  content: object;
  status: "draft" | "published";
  publishAt?: Date | null | undefined;
  /** The record that is changed; none while it is new. */
  before?: { id: string; publishAt: Date | null } | undefined;
  on: Kysely<DB>;
};

type Validated = { content: ContentOf<Kind> | undefined; problems: Record<string, string> };

/**
 * All that is wrong with a record, in one answer: what its kind demands, what only the other records
 * can tell, and what the clock says. Whoever has mended all of it can save.
 */
export async function validateContent({
  kind,
  content: written,
  status,
  publishAt = null,
  before,
  on,
}: ContentToValidate): Promise<Validated> {
  const named = await nameContent({ kind, content: written, before, on });
  const schema = status === "published" ? publishedContent(kind) : draftContent(kind);
  const { data, error } = schema.safeParse(named, { reportInput: true });
  const found = {
    ...(await findTaken({ kind, content: named, before, on })),
    ...(kind === "redirect" && (await validateRedirect({ content: named, before, on }))),
    ...(kind === "document" && (await validateDocument({ content: named, status, on }))),
    ...problemsOf({ issues: error?.issues ?? [] }),
  };
  const problems = Object.fromEntries(
    Object.entries(found).map(([field, word]) => [`content.${field}`, word]),
  );
  if (isPast({ publishAt, before })) problems.publishAt = "past";
  return { content: data, problems };
}

/** The content as its schema made it, or a refusal that names every field at once. */
export async function readContent(given: ContentToValidate): Promise<ContentOf<Kind>> {
  const { content, problems } = await validateContent(given);
  if (content && Object.keys(problems).length === 0) return content;
  throw new AppError("invalid", Object.keys(problems).join(", "), { fields: problems });
}

/** A record without an id gets one, and so do its parts. */
async function nameContent({
  kind,
  content,
  before,
  on,
}: Pick<ContentToValidate, "kind" | "content" | "before" | "on">): Promise<object> {
  const named = await nameParts(content);
  const given: unknown = Reflect.get(named, "id");
  if (given !== undefined && given !== null && given !== "") return named;
  return { ...named, id: before?.id ?? (await suggestId({ kind, content: named, on })) };
}

/** A time that has passed is no time to publish at; one that was kept is not asked about again. */
function isPast({ publishAt, before }: Pick<ContentToValidate, "publishAt" | "before">): boolean {
  if (!publishAt || publishAt.getTime() > Date.now()) return false;
  return before?.publishAt?.getTime() !== publishAt.getTime();
}

/** What besides the id may stand but once. */
export const uniqueFields: Partial<Record<Kind, string>> = {
  product_class: "className",
  redirect: "from",
};

async function findTaken({
  kind,
  content,
  before,
  on,
}: Pick<ContentToValidate, "kind" | "content" | "before" | "on">): Promise<Record<string, string>> {
  const field = uniqueFields[kind];
  const id: unknown = Reflect.get(content, "id");
  const other: unknown = field && Reflect.get(content, field);
  const { rows } = await sql<{ id: boolean; other: boolean | null }>`
    select id = ${String(id)} as id,
      lower(content ->> ${field ?? "id"}) = lower(${String(other ?? "")}) as other
    from ${sql.table(kind)}
    where id <> ${before?.id ?? ""}
      and (id = ${String(id)} or (${field !== undefined}
        and lower(content ->> ${field ?? "id"}) = lower(${String(other ?? "")})))
    limit 2`.execute(on);
  return {
    ...(rows.some((row) => row.id) && { id: "taken" }),
    ...(field && rows.some((row) => row.other) && { [field]: "taken" }),
  };
}
