import { sql } from "kysely";
import { db } from "#db/connect.ts";
import type { Lang } from "../language/language.ts";
import type { Text } from "../language/text.ts";

export type LeadTime = { classId: string; name: Text; from: number; to: number };

/** How many days the products of each class take to make: from the quickest to the slowest. */
export async function listLeadTimes({
  classIds,
  lang,
}: {
  classIds: string[];
  lang: Lang;
}): Promise<LeadTime[]> {
  const { rows } = await sql<LeadTime>`
    select family.id as "classId",
           in_lang(family.content -> 'subjectName', ${lang}) as name,
           min((product.content -> 'leadTimeDays' ->> 'from')::int) as from,
           max((product.content -> 'leadTimeDays' ->> 'to')::int) as to
    from product_class family
    join product on product.class = family.id and product.status = 'published'
    where family.status = 'published' and family.id = any(${classIds})
    group by family.id
    order by family.position, family.id`.execute(db);
  return rows;
}
