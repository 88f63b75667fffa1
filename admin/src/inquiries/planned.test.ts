import { expect, test } from "vitest";
import { planChange, plannedOf } from "./planned.ts";

const bare = { followUp: null, value: null, tags: [] };
const full = {
  followUp: { day: "2026-11-18", state: "today" as const },
  value: { amount: "12500.00", currency: "EUR" as const },
  tags: ["hotel"],
};

test("a form shows what was saved, and blanks where there is nothing", () => {
  expect(plannedOf(bare)).toEqual({ followUp: "", amount: "", currency: "USD", tags: [] });
  expect(plannedOf(full)).toEqual({
    ...{ followUp: "2026-11-18", amount: "12500.00", currency: "EUR", tags: ["hotel"] },
  });
});

test.each([
  [bare, {}, {}],
  [full, { tags: [] }, { tags: [] }],
  [full, { followUp: "" }, { followUp: null }],
  [full, { amount: " " }, { value: null }],
  [full, { amount: "13,000.00" }, { value: { amount: "13,000.00", currency: "EUR" } }],
  [full, { currency: "CNY" as const }, { value: { amount: "12500.00", currency: "CNY" } }],
  // A currency of nothing is nothing.
  [bare, { currency: "CNY" as const }, { value: null }],
])("of %j with %j the change is %j", (inquiry, edits, change) => {
  expect(planChange({ inquiry, edits })).toEqual(change);
});
