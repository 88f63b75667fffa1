import { appendFileSync } from "node:fs";
import type { expectedDrills } from "../../../scripts/check-drills.js";

/** `npm run drills`: often, one at a time, on a machine that does nothing else. */
export const isFullForm = process.env.DRILL_FORM === "full";

/** A row of the table that closes `npm run drills`; what does not apply is left out. */
export type DrillResult = {
  drill: (typeof expectedDrills)[number];
  what: string;
  /** How often it was done. */
  times: number;
  /** What was confirmed and is not there, or was asked and not answered. */
  lost?: number;
  doubled?: number;
  /** Milliseconds. */
  longestOutage?: number;
  /** Of stored pages meanwhile, in milliseconds. */
  p99?: number;
  /** What it is held to in the full form. */
  p99AtMost?: number;
};

export function reportDrill(result: DrillResult) {
  const file = process.env.DRILL_REPORT;
  if (file) appendFileSync(file, `${JSON.stringify(result)}\n`);
}
