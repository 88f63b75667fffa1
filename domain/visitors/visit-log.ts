import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { AppError } from "../app-error.ts";
import type { Lang } from "../language/language.ts";
import { makeVisitMonths } from "./visit-months.ts";

export type Visit = {
  visited_at: Date;
  page: string;
  lang: Lang;
  ip: string | null;
  country: string | null;
  city: string | null;
  referrer: string | null;
  device: "desktop" | "tablet" | "mobile";
  author: string | null;
  user_name: string | null;
};

type Waiting = { visit: Visit; stored: () => void; failed: (error: unknown) => void };

/** How long a visit may wait for others to be written with, in milliseconds. */
const patience = 100;
const largestBatch = 1000;
/** Beyond this the database is hopelessly behind, and memory is worth more than visits. */
const mostWaiting = 20_000;

let waiting: Waiting[] = [];
let writing = false;

/**
 * Writes a visit together with those of the same moment. Done when it is stored, so whatever was
 * answered survives a restart and a kill; while the database is away nothing is kept or promised.
 */
export function logVisit(visit: Visit): Promise<void> {
  if (waiting.length >= mostWaiting) return Promise.reject(new AppError("busy"));
  return new Promise((stored, failed) => {
    waiting.push({ visit, stored, failed });
    if (!writing) {
      writing = true;
      setTimeout(write, patience);
    }
  });
}

async function write() {
  const batch = waiting.slice(0, largestBatch);
  waiting = waiting.slice(largestBatch);
  try {
    await insert(batch.map(({ visit }) => visit));
    for (const { stored } of batch) stored();
  } catch (error) {
    for (const { failed } of batch) failed(error);
  }
  if (waiting.length > 0) setTimeout(write, waiting.length < largestBatch ? patience : 0);
  else writing = false;
}

async function insert(visits: Visit[]) {
  const statement = sql`
    insert into visit select * from json_populate_recordset(null::visit, ${JSON.stringify(visits)})`;
  try {
    await statement.execute(db);
  } catch (error) {
    if (!isMonthMissing(error)) throw error;
    await makeVisitMonths();
    await statement.execute(db);
  }
}

/** The upkeep makes months ahead; but clocks are set and upkeep fails. */
function isMonthMissing(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith("no partition of relation");
}
