import { expect, test } from "vitest";
import { actionOf, rowCount, sheetStateOf } from "./sheet-state.ts";

const counts = { new: 2, changed: 1, unchanged: 4, wrong: 0 };
const checked = { state: "checked", counts, problems: [] } as const;
const nothing = { ...counts, new: 0, changed: 0 };
const unreadable = [{ reason: "unknown-column", detail: "weigth" }] as const;

test.each([
  ["ready", "commit", checked],
  ["nothing", undefined, { ...checked, counts: nothing }],
  ["wrong", undefined, { ...checked, counts: { ...counts, wrong: 1 } }],
  ["unreadable", undefined, { ...checked, problems: unreadable }],
  ["committed", "roll-back", { ...checked, state: "committed" }],
  ["rolled-back", undefined, { ...checked, state: "rolled-back" }],
] as const)("a sheet that is %s can be made to %s", (state, action, { problems, ...sheet }) => {
  expect(sheetStateOf({ ...sheet, problems: [...problems] })).toBe(state);
  expect(actionOf({ ...sheet, problems: [...problems] })).toBe(action);
});

test("rows of every state are counted", () => {
  expect(rowCount({ ...counts, wrong: 3 })).toBe(10);
});
