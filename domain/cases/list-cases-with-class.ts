import { sql } from "kysely";
import type { Lang } from "../language/language.ts";
import { published } from "../records/published.ts";
import { type CaseClass, caseClasses } from "./case-content.ts";
import { type CaseCard, caseCards, toCaseCards } from "./list-cases.ts";

/**
 * Cases in which products of these classes were used: one of each kind of room, in menu order. The
 * fewer other products a case has, the sooner it is taken, so that its pictures show these.
 */
export async function listCasesWithClass({
  classIds,
  limit = 3,
  lang,
}: {
  classIds: string[];
  limit?: number;
  lang: Lang;
}): Promise<CaseCard[]> {
  const others = sql`(
    select count(*) from product
    where product.class <> all(${classIds})
      and project_case.content -> 'products' @> jsonb_build_array(jsonb_build_object('id', product.id)))`;
  const rows = await published("project_case")
    .where(
      sql<boolean>`exists (
        select from product
        where product.class = any(${classIds}) and product.status = 'published'
          and project_case.content -> 'products' @> jsonb_build_array(jsonb_build_object('id', product.id)))`,
    )
    .distinctOn("class")
    .orderBy("class")
    .orderBy(others)
    .orderBy("position")
    .orderBy("id")
    .select(caseCards(lang))
    .execute();
  const inMenu = (name: CaseClass) => caseClasses.indexOf(name);
  const ordered = rows.sort((a, b) => inMenu(a.class) - inMenu(b.class)).slice(0, limit);
  return toCaseCards({ rows: ordered, lang });
}
