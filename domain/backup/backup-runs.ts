import { type Kysely, sql } from "kysely";
import { db } from "#db/connect.ts";
import type { DB } from "#db/schema.ts";

export type BackupRuns = {
  success: {
    at: Date;
    seconds: number;
    archive: string;
    bytes: number;
    missingFiles: number;
  } | null;
  /** Only one that nothing has made good since. */
  failure: { at: Date; problem: string } | null;
};

type Outcome = { archive: string; bytes: number; missing_files: number } | { problem: string };

/** How long runs are remembered. */
const keptFor = sql`interval '400 days'`;

export async function noteRun({
  startedAt,
  on,
  ...outcome
}: { startedAt: Date; on: Kysely<DB> } & Outcome) {
  await on
    .insertInto("backup_run")
    .values({ started_at: startedAt, ...outcome })
    .execute();
  await sql`delete from backup_run where finished_at < now() - ${keptFor}`.execute(on);
}

/** The last backup that was made, and the last that was not. */
export async function readLastRuns({ on = db }: { on?: Kysely<DB> } = {}): Promise<BackupRuns> {
  const latest = on.selectFrom("backup_run").orderBy("finished_at", "desc").limit(1);
  const [made, failed] = await Promise.all([
    latest.where("archive", "is not", null).selectAll().executeTakeFirst(),
    latest.where("problem", "is not", null).selectAll().executeTakeFirst(),
  ]);
  return {
    success: made
      ? {
          at: made.finished_at,
          seconds: (made.finished_at.getTime() - made.started_at.getTime()) / 1000,
          archive: made.archive ?? "",
          bytes: made.bytes ?? 0,
          missingFiles: made.missing_files ?? 0,
        }
      : null,
    failure:
      failed && failed.finished_at > (made?.finished_at ?? new Date(0))
        ? { at: failed.finished_at, problem: failed.problem ?? "" }
        : null,
  };
}
