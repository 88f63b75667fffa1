import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { now } from "#db/now.ts";
import { changeContent } from "./change-content.ts";
import { kindNames } from "./kinds.ts";
import { tableOf } from "./table-of.ts";

const tables = kindNames;

/** Publishes what was scheduled for now or earlier; any node may do it, and any number at once. */
export async function publishDue(): Promise<number> {
  // Asked first: even an update that finds nothing would announce a change of content.
  if ((await timeToNextPublication()) !== 0) return 0;
  return changeContent({
    async work(on) {
      let published = 0n;
      for (const kind of tables) {
        const { numUpdatedRows } = await on
          .updateTable(tableOf(kind))
          .set({ status: "published" })
          .where("status", "=", "scheduled")
          .where("publish_at", "<=", now)
          .executeTakeFirst();
        published += numUpdatedRows;
      }
      return Number(published);
    },
  });
}

/** How long until the next scheduled record is due, in milliseconds; undefined when none is. */
export async function timeToNextPublication(): Promise<number | undefined> {
  const next = sql.join(
    tables.map(
      (kind) =>
        sql`select min(publish_at) as at from ${sql.table(kind)} where status = 'scheduled'`,
    ),
    sql` union all `,
  );
  const { rows } = await sql<{ wait: number | null }>`
    select extract(epoch from min(at) - now()) * 1000 as wait from (${next}) scheduled`.execute(db);
  const wait = rows[0]?.wait;
  return wait === null || wait === undefined ? undefined : Math.max(0, wait);
}
