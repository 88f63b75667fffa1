import { sql } from "kysely";
import type { Lang } from "../language/language.ts";
import { publishedPage } from "../records/published.ts";
import { type CaseCard, caseCards, toCaseCards } from "./list-cases.ts";

/** The rooms finished last, of any kind. */
export async function listNewestCases({
  limit = 6,
  lang,
}: {
  limit?: number;
  lang: Lang;
}): Promise<CaseCard[]> {
  const rows = await publishedPage({
    kind: "project_case",
    class: undefined,
    order: sql`(content ->> 'year')::int desc, position, id`,
    page: 1,
    size: limit,
  })
    .select(caseCards(lang))
    .execute();
  return toCaseCards({ rows, lang });
}
