import { describe, expect, test } from "vitest";
import { exportQuery, followUpFilter, isFollowUpFilter, tabOf, withTab } from "./list-filter.ts";

describe("the tab of a filter", () => {
  test.each([
    [{}, "all"],
    [{ q: "oak", lang: "ar" }, "all"],
    [{ unread: true }, "unread"],
    [{ unread: false }, "all"],
    [{ status: "won" }, "won"],
    [{ status: ["won"] }, "won"],
    [{ status: "won", unread: true }, "won"],
    [{ status: ["won", "lost"] }, false],
    [{ status: "gone" }, false],
  ])("of %o is %s", (filter, tab) => {
    expect(tabOf(filter)).toBe(tab);
  });

  test("is chosen one at a time, and the rest of the filter stays", () => {
    const filter = { q: "oak", status: "won", unread: true };
    expect(withTab(filter, "all")).toEqual({ q: "oak" });
    expect(withTab(filter, "unread")).toEqual({ q: "oak", unread: true });
    expect(withTab(filter, "spam")).toEqual({ q: "oak", status: "spam" });
  });

  test("chosen is the tab that is shown then", () => {
    for (const tab of ["all", "unread", "new", "spam"] as const) {
      expect(tabOf(withTab({ status: ["won", "lost"], unread: true }, tab))).toBe(tab);
    }
  });
});

test("one's own follow-ups are a filter of their own", () => {
  const filter = followUpFilter({ person: "ann", state: "today" });
  expect(tabOf(filter)).toBe("all");
  expect(isFollowUpFilter({ filter, person: "ann", state: "today" })).toBe(true);
  expect(isFollowUpFilter({ filter, person: "ann", state: "overdue" })).toBe(false);
  expect(isFollowUpFilter({ filter, person: "bo", state: "today" })).toBe(false);
});

describe("a file of inquiries", () => {
  test("holds what the list would show, words and filter apart", () => {
    expect(exportQuery({ ids: undefined, filter: { q: "oak", status: "won" } })).toEqual({
      q: "oak",
      filter: '{"status":"won"}',
    });
    expect(exportQuery({ ids: undefined, filter: {} })).toEqual({ filter: "{}" });
  });

  test("holds those that are ticked, whatever the list shows", () => {
    expect(exportQuery({ ids: ["1", "2"], filter: { q: "oak" } })).toEqual({
      filter: '{"id":["1","2"]}',
    });
  });
});
