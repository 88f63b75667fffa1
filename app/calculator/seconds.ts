import { coefficient } from "../ui/format/format-number.ts";

/** A time as page, report and table write it: hundredths, for two formulas to be told apart. */
export function seconds(value: number): string {
  return coefficient(value);
}
