import { sql } from "kysely";
import { expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { dropOldVisits, makeVisitMonths } from "./visit-months.ts";

giveOwnDatabase();

async function listMonths() {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits
    where inhparent = 'visit'::regclass order by name`.execute(db);
  return rows.map(({ name }) => name);
}

const visitOn = (day: string) =>
  db
    .insertInto("visit")
    .values({ visited_at: `${day}T12:00:00Z`, page: "/", lang: "zh", device: "desktop" })
    .execute();

const at = (day: string) => new Date(`${day}T03:00:00Z`);
const make = (day: string) => makeVisitMonths({ today: at(day) });
const drop = (day: string) => dropOldVisits({ retentionDays: 200, today: at(day) });

test("the coming months are there before they come, whoever asks and how often", async () => {
  await Promise.all([make("2026-11-15"), make("2026-11-15"), make("2026-11-30")]);
  expect(await listMonths()).toEqual(["visit_2026_11", "visit_2026_12", "visit_2027_01"]);
  await visitOn("2027-01-31");
});

test("old months are dropped whole, and the rest of the oldest as its days pass", async () => {
  for (const day of ["2026-12-31", "2027-03-01", "2027-05-31"]) await make(day);
  for (const day of ["2026-11-15", "2026-12-31", "2027-01-01", "2027-01-20"]) await visitOn(day);

  // 200 days before the 28th of July are the 9th of January.
  expect(await drop("2027-07-28")).toEqual(["visit_2026_11", "visit_2026_12"]);
  const left = await db.selectFrom("visit").select("visited_at").orderBy("visited_at").execute();
  expect(left.map(({ visited_at }) => visited_at.toISOString().slice(0, 10))).toEqual([
    "2027-01-20",
    "2027-01-31",
  ]);
  expect((await listMonths())[0]).toBe("visit_2027_01");
});
