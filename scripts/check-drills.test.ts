import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type DrillRow, expectedDrills, findLeftOut, findTooSlow } from "./check-drills.js";

const complete = expectedDrills.map((drill) => ({ drill }));

test("a drill that was skipped is missed", () => {
  expect(findLeftOut(complete)).toEqual([]);
  expect(findLeftOut(complete.filter(({ drill }) => drill !== "rolling restart"))).toEqual([
    "rolling restart: not drilled, or ended before its report",
  ]);
  expect(findLeftOut([])).toHaveLength(expectedDrills.length);
});

test("one may be excused by its name, and by no other", () => {
  const rows = complete.filter(({ drill }) => drill !== "disk full");
  expect(findLeftOut(rows, ["disk full"])).toEqual([]);
  expect(findLeftOut(rows, ["full disk"])).toEqual([
    "disk full: not drilled, or ended before its report",
    "full disk: excused, but there is no such drill",
  ]);
});

/** As it is written into the report and read from there. */
function judge(measured: Pick<DrillRow, "p99" | "p99AtMost">): string[] {
  const row = { drill: "disk full", what: "disk filled", ...measured };
  return findTooSlow([JSON.parse(JSON.stringify(row))]);
}

test.each([[{ p99: 50, p99AtMost: 50 }], [{ p99: 700 }], [{}]])("%j holds", (measured) => {
  expect(judge(measured)).toEqual([]);
});

test.each([
  [{ p99: 51.04, p99AtMost: 50 }, "51.0 ms"],
  [{ p99: Number.NaN, p99AtMost: 50 }, "not measured"],
  [{ p99AtMost: 50 }, "not measured"],
])("%j does not", (measured, said) => {
  expect(judge(measured)).toEqual([`disk filled: p99 of stored pages ${said}, at most 50 ms`]);
});

test("every row that is expected is reported by one drill", () => {
  const folder = new URL("../tests/nodes/", import.meta.url);
  const drills = readdirSync(folder)
    .filter((name) => name.endsWith(".drill.ts"))
    .map((name) => readFileSync(new URL(name, folder), "utf8"))
    .join("\n");
  const reported = Array.from(drills.matchAll(/^ +(?:\{ )?drill: "([^"]+)"/gm), ([, name]) => name);
  expect(reported.toSorted()).toEqual(expectedDrills.toSorted());
});
