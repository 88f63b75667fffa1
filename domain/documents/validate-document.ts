import type { Kysely } from "kysely";
import type { DB } from "#db/schema.ts";
import { companyDay } from "../company/company-day.ts";
import { isUuid } from "../queries/uuid.ts";

/** What only the files and the clock can tell of a document; the rest its schema says. */
export async function validateDocument({
  content,
  status,
  on,
}: {
  content: object;
  status: "draft" | "published";
  on: Kysely<DB>;
}): Promise<Record<string, string>> {
  const file: unknown = Reflect.get(content, "file");
  const validUntil: unknown = Reflect.get(content, "validUntil");
  const isOver =
    status === "published" && typeof validUntil === "string" && isBefore(validUntil, companyDay());
  return {
    ...((await isGone({ file, on })) && { file: "file-gone" }),
    // Nobody would ever see it.
    ...(isOver && { validUntil: "over" }),
  };
}

const isBefore = (day: string, today: string) => day !== "" && day < today;

async function isGone({ file, on }: { file: unknown; on: Kysely<DB> }): Promise<boolean> {
  if (typeof file !== "string" || !isUuid(file)) return false;
  const row = await on
    .selectFrom("document_file")
    .where("id", "=", file)
    .select("id")
    .executeTakeFirst();
  return row === undefined;
}
