import { describe, expect, test } from "vitest";
import { isAllSelected, toggleShown } from "./selected-rows.ts";

describe("the box above the list", () => {
  test("ticks what is shown and keeps what is ticked on other pages", () => {
    expect(toggleShown({ shown: ["1", "2"], selected: ["2", "9"] })).toEqual(["2", "9", "1"]);
  });

  test("takes the ticks off when everything shown has one", () => {
    expect(toggleShown({ shown: ["1", "2"], selected: ["2", "9", "1"] })).toEqual(["9"]);
  });

  test("is not ticked over an empty list", () => {
    expect(isAllSelected({ shown: [], selected: ["9"] })).toBe(false);
    expect(isAllSelected({ shown: ["1"], selected: ["1", "9"] })).toBe(true);
  });
});
