import { describe, expect, test } from "vitest";
import { addDays, readDate, todayIn, weekdayOf } from "./dates.ts";
import type { Holiday } from "./list-holidays.ts";
import { arrival, countWorkingDays, isWorkingDay, shipDate } from "./ship-date.ts";

const holiday = (
  id: string,
  country: Holiday["country"],
  days: Holiday["days"],
  worked: string[] = [],
): Holiday => ({
  ...{ id, country, days, title: id, certainty: "confirmed" },
  worked: worked.map((day) => ({ day })),
});

const holidays = [
  holiday("new-year-2026", "CN", { from: "2026-01-01", to: "2026-01-03" }, ["2026-01-04"]),
  holiday("national-2026", "CN", { from: "2026-10-01", to: "2026-10-07" }, [
    ...["2026-09-20", "2026-10-10"],
  ]),
  holiday("spring-2027", "CN", { from: "2027-02-05", to: "2027-02-10" }),
  holiday("national-sa-2026", "SA", { from: "2026-09-23", to: "2026-09-23" }),
  holiday("fitr-sa-2027", "SA", { from: "2027-03-09", to: "2027-03-12" }),
];
const calendar = { weekdays: [1, 2, 3, 4, 5], holidays };

describe("days", () => {
  test("are read in whatever digits, and must be days", () => {
    expect(readDate("2027-03-15")).toBe("2027-03-15");
    expect(readDate(" ٢٠٢٧/٣/٥ ")).toBe("2027-03-05");
    expect(readDate("２０２７.12.31")).toBe("2027-12-31");
    for (const typed of ["", "soon", "2027-02-30", "2027-13-01", "1999-01-01", "15-03-2027"]) {
      expect(readDate(typed), typed).toBeUndefined();
    }
  });

  test("go over months, years and summer time", () => {
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2027-03-27", 2)).toBe("2027-03-29");
    expect(weekdayOf("2026-11-18")).toBe(3);
    expect(todayIn("Asia/Shanghai")).toMatch(/^20\d\d-\d\d-\d\d$/);
  });
});

describe("working days", () => {
  test.each([
    ["2026-09-30", true, "the day before National Day"],
    ["2026-10-01", false, "National Day"],
    ["2026-10-07", false, "its last day"],
    ["2026-10-08", true, "the day after"],
    ["2026-10-10", true, "a Saturday that is worked in return"],
    ["2026-10-11", false, "a Sunday that is not"],
    ["2026-09-20", true, "a Sunday that is worked in return"],
    ["2026-09-23", true, "the national day of another country"],
  ])("%s: %s, %s", (date, works) => {
    expect(isWorkingDay({ date, calendar })).toBe(works);
  });

  test("the day of the order is not counted, weekends and holidays are left out", () => {
    // Friday; Monday is the first.
    expect(countWorkingDays({ from: "2026-11-20", days: 1, calendar })).toBe("2026-11-23");
    expect(countWorkingDays({ from: "2026-11-20", days: 5, calendar })).toBe("2026-11-27");
    // 29 and 30 September, then 8, 9 and, for it is worked, Saturday 10 October.
    expect(countWorkingDays({ from: "2026-09-28", days: 5, calendar })).toBe("2026-10-10");
    // A factory that works on Saturdays is sooner.
    const sixDays = { ...calendar, weekdays: [1, 2, 3, 4, 5, 6] };
    expect(countWorkingDays({ from: "2026-11-20", days: 1, calendar: sixDays })).toBe("2026-11-21");
    expect(() =>
      countWorkingDays({ from: "2026-11-20", days: 1, calendar: { ...calendar, weekdays: [] } }),
    ).toThrow(RangeError);
  });

  test("each day more is a later day, and never a day of rest", () => {
    let before = "2026-01-01";
    for (let days = 1; days < 400; days++) {
      const date = countWorkingDays({ from: "2026-01-01", days, calendar });
      expect(date > before).toBe(true);
      expect(isWorkingDay({ date, calendar })).toBe(true);
      before = date;
    }
  });
});

describe("the date on which goods are ready", () => {
  test("is that of the slowest product, with the holidays that were left out", () => {
    const shipped = shipDate({
      ordered: "2026-09-28",
      leadTimes: [
        { from: 2, to: 5 },
        { from: 5, to: 6 },
      ],
      calendar,
    });
    expect(shipped).toMatchObject({
      ready: { from: "2026-10-10", to: "2026-10-12" },
      passed: [{ id: "national-2026" }],
      isCovered: true,
    });
  });

  test("says when the calendar ends before it", () => {
    const leadTimes = [{ from: 30, to: 40 }];
    expect(shipDate({ ordered: "2027-12-01", leadTimes, calendar })?.isCovered).toBe(false);
    expect(shipDate({ ordered: "2027-01-04", leadTimes, calendar })?.isCovered).toBe(true);
    const bare = { ...calendar, holidays: [] };
    expect(shipDate({ ordered: "2027-01-04", leadTimes, calendar: bare })?.isCovered).toBe(false);
    expect(shipDate({ ordered: "2027-01-04", leadTimes: [], calendar })).toBeUndefined();
  });

  test("leads to an arrival that may meet holidays of the place, and of no other", () => {
    const ready = { from: "2027-02-10", to: "2027-02-20" };
    const days = { from: 20, to: 30 };
    const there = arrival({ ready, route: { days, country: "SA" }, holidays });
    expect(there.window).toEqual({ from: "2027-03-02", to: "2027-03-22" });
    expect(there.meets).toMatchObject([{ id: "fitr-sa-2027" }]);
    expect(arrival({ ready, route: { days, country: "SG" }, holidays }).meets).toEqual([]);
  });
});
