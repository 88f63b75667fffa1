import type { Kysely } from "kysely";
import { db } from "#db/connect.ts";
import type { DB } from "#db/schema.ts";
import type { Lang } from "../language/language.ts";
import { type InLang, localize } from "../language/localize.ts";
import { published } from "../records/published.ts";
import type { JobContent } from "./job-content.ts";

export type Job = InLang<JobContent>;

/** One open job in the reader's language. */
export async function getJob({ id, lang }: { id: string; lang: Lang }): Promise<Job | undefined> {
  const content = await readOpenJob({ id });
  return content && localize(content, lang);
}

/** One open job as it was written, in all languages. */
export async function readOpenJob({
  id,
  on = db,
}: {
  id: string;
  on?: Kysely<DB>;
}): Promise<JobContent | undefined> {
  const row = await published("job", on).where("id", "=", id).select("content").executeTakeFirst();
  return row?.content;
}
