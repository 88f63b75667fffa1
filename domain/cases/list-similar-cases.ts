import { sql } from "kysely";
import type { Lang } from "../language/language.ts";
import { published } from "../records/published.ts";
import type { CaseClass } from "./case-content.ts";
import { type CaseCard, caseCards, toCaseCards } from "./list-cases.ts";

/** Other rooms of the same kind: those built with the same products first, then those of like size. */
export async function listSimilarCases({
  id,
  class: name,
  area,
  products,
  limit = 3,
  lang,
}: {
  id: string;
  class: CaseClass;
  area: number;
  /** Ids of the products used. */
  products: string[];
  limit?: number;
  lang: Lang;
}): Promise<CaseCard[]> {
  const shared = sql`(select count(*) from jsonb_array_elements(content -> 'products') as used
    where used ->> 'id' = any(${products}::text[]))`;
  const difference = sql`abs(ln((content ->> 'area')::numeric / ${area}::numeric))`;
  const rows = await published("project_case")
    .where("class", "=", name)
    .where("id", "<>", id)
    .orderBy(sql`${shared} desc, ${difference}, id`)
    .limit(limit)
    .select(caseCards(lang))
    .execute();
  return toCaseCards({ rows, lang });
}
