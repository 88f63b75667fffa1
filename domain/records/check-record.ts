import { db } from "#db/connect.ts";
import { getRecord } from "./get-record.ts";
import { type ContentToValidate, validateContent } from "./validate-content.ts";

/** What would be refused if somebody saved this now, without saving it. */
export async function checkRecord({
  kind,
  id,
  ...written
}: Pick<ContentToValidate, "kind" | "content" | "status" | "publishAt"> & {
  /** The record that is changed; null while it is new. */
  id: string | null;
}): Promise<{ problems: Record<string, string> }> {
  const before = id === null ? undefined : await getRecord({ kind, id });
  const { problems } = await validateContent({ kind, ...written, before, on: db });
  return { problems };
}
