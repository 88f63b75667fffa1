import { say } from "./benchmark.ts";

export type Row = Record<string, string | number>;

/** A table on the terminal: the first column to the left, the others to the right. */
export function printTable({ title, rows }: { title: string; rows: Row[] }) {
  const columns = Object.keys(rows[0] ?? {});
  const cells = [columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? "")))];
  const widths = columns.map((_, at) => Math.max(...cells.map((line) => line[at]?.length ?? 0)));
  const lines = cells.map((line) =>
    line
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join("  "),
  );
  const rule = widths.map((width) => "-".repeat(width)).join("  ");
  say(["", title, "", lines[0], rule, ...lines.slice(1), ""].join("\n"));
}

export type Budget = { what: string; measured: number; unit?: string } & (
  | { atLeast: number }
  | { atMost: number }
  | { below: number }
);

/** Prints each budget with ok or not ok, and says whether all were kept. */
export function checkBudgets({ budgets }: { budgets: Budget[] }): boolean {
  const rows = budgets.map((budget) => {
    const unit = budget.unit ? ` ${budget.unit}` : "";
    return {
      budget: budget.what,
      measured: `${round(budget.measured)}${unit}`,
      limit: `${limitOf(budget)}${unit}`,
      "": isKept(budget) ? "ok" : "NOT OK",
    };
  });
  printTable({ title: "Budgets", rows });
  return budgets.every(isKept);
}

function isKept(budget: Budget) {
  if ("atLeast" in budget) return budget.measured >= budget.atLeast;
  return "atMost" in budget ? budget.measured <= budget.atMost : budget.measured < budget.below;
}

function limitOf(budget: Budget) {
  if ("atLeast" in budget) return `>= ${budget.atLeast}`;
  return "atMost" in budget ? `<= ${budget.atMost}` : `< ${budget.below}`;
}

export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

export function round(number: number, digits = number < 10 ? 2 : number < 1000 ? 1 : 0): number {
  return Number(number.toFixed(digits));
}
