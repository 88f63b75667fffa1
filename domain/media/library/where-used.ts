import { type Kysely, sql } from "kysely";
import { db } from "#db/connect.ts";
import type { DB } from "#db/schema.ts";
import type { Localized } from "../../language/localized.ts";
import { type Kind, kindNames, type Status } from "../../records/kinds.ts";
import { pagesWith } from "../page-pictures.ts";

/** A record that shows a picture; one in the trash could be brought back and counts too. */
export type PictureUse = { kind: Kind; id: string; title: Localized | string; status: Status };

/** More than anybody reads; a picture of a hundred thousand products is shown as so many. */
const longest = 200;

const tables = kindNames;

/** The records that show a picture, and the pages that show it whatever the records say. */
export async function whereUsed({ id, on = db }: { id: string; on?: Kysely<DB> }) {
  const uses = tables.map(
    (kind) => sql`
      (select ${sql.lit(kind)} as kind, id, status, coalesce(record_title(content), to_jsonb(id))
        as title
      from ${sql.table(kind)} where pictures_in(content) && array[${id}::text] limit ${longest})`,
  );
  const { rows: records } = await sql<PictureUse>`
    select * from (${sql.join(uses, sql` union all `)}) used limit ${longest}`.execute(on);
  return { records, pages: pagesWith({ id }) };
}

/** How many records and pages show each of these pictures. */
export async function countUses({ ids }: { ids: string[] }): Promise<Map<string, number>> {
  const counts = new Map(ids.map((id) => [id, pagesWith({ id }).length]));
  if (ids.length === 0) return counts;
  const uses = tables.map(
    (kind) => sql`
      select wanted.id, (select count(*) from ${sql.table(kind)}
        where pictures_in(content) && array[wanted.id]) as uses from wanted`,
  );
  const { rows } = await sql<{ id: string; uses: number }>`
    with wanted as (select unnest(${ids}::text[]) as id)
    select id, sum(uses)::int as uses from (${sql.join(uses, sql` union all `)}) used
    group by id`.execute(db);
  for (const { id, uses: found } of rows) counts.set(id, (counts.get(id) ?? 0) + found);
  return counts;
}
