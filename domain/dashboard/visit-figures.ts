import { type RawBuilder, sql } from "kysely";
import { db } from "#db/connect.ts";
import { companyZone } from "../company/company-day.ts";
import { type DayCount, periodStart } from "./period.ts";

type NameCount = { name: string; count: number };

export type VisitFigures = {
  total: number;
  days: DayCount[];
  /** ISO 3166 codes; empty where the address told nothing. */
  countries: NameCount[];
  languages: NameCount[];
  pages: NameCount[];
};

const mostShown = 12;

/** Pages visitors opened in the last days: on which day, from where, in which language. */
export async function readVisitFigures({ days }: { days: number }): Promise<VisitFigures> {
  const [perDay, countries, languages, pages] = await Promise.all([
    countDays(days),
    countBy({ days, field: sql`coalesce(country, '')` }),
    countBy({ days, field: sql`lang` }),
    countBy({ days, field: sql`page` }),
  ]);
  const total = perDay.reduce((sum, { count }) => sum + count, 0);
  return { total, days: perDay, countries, languages, pages };
}

/** Every day, also those on which nobody came. */
async function countDays(days: number): Promise<DayCount[]> {
  const today = sql`(now() at time zone ${companyZone})::date`;
  const { rows } = await sql<DayCount>`
    select day::date::text as day, coalesce(count, 0)::int as count
    from generate_series(${today} - ${days - 1}::integer, ${today}, interval '1 day') day
    left join (
      select (visited_at at time zone ${companyZone})::date as on_day, count(*) as count
      from visit where visited_at >= ${periodStart(days)} group by 1
    ) counted on on_day = day::date
    order by day`.execute(db);
  return rows;
}

async function countBy({ days, field }: { days: number; field: RawBuilder<unknown> }) {
  const { rows } = await sql<NameCount>`
    select ${field} as name, count(*)::int as count
    from visit where visited_at >= ${periodStart(days)}
    group by 1 order by 2 desc, 1 limit ${mostShown}`.execute(db);
  return rows;
}
