import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { isBackupDue, isBackupMissed, setBackupAt } from "./backup-plan.ts";

giveOwnDatabase();

beforeEach(() => sql`delete from backup_run`.execute(db));
afterEach(() => setBackupAt(undefined));

/** A time of day so long from now, on the clock of the company. */
async function timeOfDay(after: string): Promise<string> {
  const { rows } = await sql<{ time: string }>`
    select to_char((now() + ${after}::interval) at time zone 'Asia/Shanghai', 'HH24:MI') as time`.execute(
    db,
  );
  return rows[0]?.time ?? "";
}

const note = ({ ago, problem }: { ago: string; problem?: string }) =>
  sql`
    insert into backup_run (started_at, finished_at, archive, bytes, missing_files, problem)
    values (now() - ${ago}::interval, now() - ${ago}::interval, ${problem ? null : "a"},
      ${problem ? null : 1}, ${problem ? null : 0}, ${problem ?? null})`.execute(db);

describe("a backup is due", () => {
  const due = async ({ struck }: { struck: string }) =>
    isBackupDue({ at: await timeOfDay(`-${struck}`) });

  test("when the hour has struck and nobody has made one since", async () => {
    expect(await due({ struck: "10 minutes" })).toBe(true);
    await note({ ago: "20 minutes" });
    expect(await due({ struck: "10 minutes" })).toBe(true);
    await note({ ago: "5 minutes" });
    expect(await due({ struck: "10 minutes" })).toBe(false);
  });

  test("also when nobody was there at that hour", async () => {
    await note({ ago: "30 hours" });
    expect(await due({ struck: "23 hours" })).toBe(true);
    await note({ ago: "20 hours" });
    expect(await due({ struck: "23 hours" })).toBe(false);
  });

  test("again an hour after it failed", async () => {
    await note({ ago: "50 minutes", problem: "The disk is full." });
    expect(await due({ struck: "2 hours" })).toBe(false);
    await sql`delete from backup_run`.execute(db);
    await note({ ago: "61 minutes", problem: "The disk is full." });
    expect(await due({ struck: "2 hours" })).toBe(true);
  });
});

describe("a backup is missed", () => {
  const age = (ago: string) =>
    sql`update kysely_migration set timestamp = (now() - ${ago}::interval)::text`.execute(db);

  test("after 48 hours without one, where one is planned", async () => {
    await note({ ago: "49 hours" });
    expect(await isBackupMissed()).toBe(false);
    setBackupAt("03:00");
    expect(await isBackupMissed()).toBe(true);
    await note({ ago: "47 hours" });
    expect(await isBackupMissed()).toBe(false);
  });

  test("failures do not count as one", async () => {
    setBackupAt("03:00");
    await note({ ago: "49 hours" });
    await note({ ago: "1 hour", problem: "The disk is full." });
    expect(await isBackupMissed()).toBe(true);
  });

  test("on a site that never had one, once it is two days old", async () => {
    setBackupAt("03:00");
    await age("47 hours");
    expect(await isBackupMissed()).toBe(false);
    await age("49 hours");
    expect(await isBackupMissed()).toBe(true);
  });
});
