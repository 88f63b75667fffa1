import { describe, expect, test } from "vitest";
import { airflowIn, doorWidthIn, floorLoad } from "./booth-figures.ts";
import { classNeeded } from "./class-needed.ts";
import { placeBooth } from "./place-booth.ts";
import { example, readWishes } from "./read-wishes.ts";
import {
  absorptionArea,
  levelAboveBackground,
  reductionNeeded,
  speechOutside,
  speechPower,
} from "./speech-outside.ts";

const office = { distance: 2, absorption: 80, directivity: 1, louder: 0 };

describe("speech outside a booth, worked by hand", () => {
  test("a normal voice has a sound power of 68.4 dB(A)", () => {
    // 57.4 dB(A) at one metre + 10 lg 4π = 57.4 + 11.0
    expect(speechPower).toBeCloseTo(68.4, 1);
  });

  test("at 2 m in 80 m² of absorption, through 30 dB: 26.8 dB(A)", () => {
    // 1/(4π·4) + 4/80 = 0.0199 + 0.05 = 0.0699; 10 lg = −11.6; 68.4 − 30 − 11.6
    expect(speechOutside({ ...office, reduction: 30 })).toBeCloseTo(26.8, 1);
  });

  test("at 1 m in a hard corner, 5 dB louder, through 20 dB: 50.6 dB(A)", () => {
    // 4/(4π) + 4/20 = 0.3183 + 0.2 = 0.5183; 10 lg = −2.85; 68.4 + 5 − 20 − 2.85 = 50.55
    const hard = { distance: 1, absorption: 20, directivity: 4, louder: 5 };
    expect(speechOutside({ ...hard, reduction: 20 })).toBeCloseTo(50.55, 1);
  });

  test("far away only the room counts: 10 lg(4/A)", () => {
    // 4/80 = 0.05; −13.0; 68.4 − 13.0
    expect(speechOutside({ ...office, distance: 50, reduction: 0 })).toBeCloseTo(55.4, 1);
  });

  test("Sabine: 8 × 6 × 2.7 m with 0.6 s has 35.2 m²", () => {
    expect(absorptionArea({ volume: 129.6, time: 0.6 })).toBeCloseTo(35.2, 1);
  });
});

describe("the reduction needed", () => {
  test("an index of 0.50 is as loud as the background, 0.20 is 9 dB below", () => {
    expect(levelAboveBackground(0.5)).toBe(0);
    expect(levelAboveBackground(0.2)).toBe(-9);
  });

  test("private in 40 dB(A): 56.8 may be 31, so 25.8, and 29 with the allowance", () => {
    const found = reductionNeeded({ ...office, background: 40, privacy: "private" });
    expect(found.unshielded).toBeCloseTo(56.8, 1);
    expect(found.allowed).toBe(31);
    expect(found.bare).toBeCloseTo(25.8, 1);
    expect(found.needed).toBe(29);
  });

  test("undisturbed in 40 dB(A): 16.8, and 20 with the allowance", () => {
    const found = reductionNeeded({ ...office, background: 40, privacy: "undisturbed" });
    expect(found.bare).toBeCloseTo(16.8, 1);
    expect(found.needed).toBe(20);
  });

  test("where the office is louder than the speech nothing is needed", () => {
    expect(reductionNeeded({ ...office, background: 60, privacy: "undisturbed" })).toMatchObject({
      bare: 0,
      needed: 0,
    });
  });
});

test.each([
  [0, "D", undefined],
  [15, "D", undefined],
  [16, "C", "D"],
  [25, "B", "C"],
  [29, "A", "B"],
  [30, "A", "B"],
  [31, "A+", "A"],
  [33, "A+", "A"],
  [34, undefined, "A+"],
  [60, undefined, "A+"],
])("%s dB: class %s for sure, %s perhaps", (reduction, sure, perhaps) => {
  expect(classNeeded(reduction)).toEqual({ sure, perhaps });
});

describe("what a booth's own words state", () => {
  test("nothing is made up where they say nothing, or two things", () => {
    expect(airflowIn("two fans")).toBeUndefined();
    expect(airflowIn("57 m³/h, with the second fan 90 m³/h")).toBeUndefined();
    expect(doorWidthIn("glass door")).toBeUndefined();
    expect(doorWidthIn("800 mm clear, 10 mm glass, 2100 mm high")).toBeUndefined();
  });

  test("330 kg and one person on 1.62 m²: 253 kg/m², 2.5 kN/m²", () => {
    const load = floorLoad({ weight: 330, persons: 1, outer: { width: 1500, depth: 1080 } });
    expect(load.kilograms).toBe(410);
    expect(load.perSquareMetre).toBeCloseTo(253.1, 1);
    expect(load.kilonewtons).toBeCloseTo(2.48, 2);
  });
});

describe("a booth in a room", () => {
  const outer = { width: 1500, height: 2260, depth: 1080 };
  const room = { length: 4000, width: 3000, height: 2700 };
  const stand = (other: Partial<Parameters<typeof placeBooth>[0]> = {}) =>
    placeBooth({ outer, door: 800, room, place: "corner", ...other });

  test("stands in the corner, at a wall or in the middle, 100 mm off", () => {
    expect(stand()).toEqual({ placed: { x: 100, y: 100, turned: false } });
    // 4000 − 1500 − 200 = 2300 to spare along the wall
    expect(stand({ place: "wall" })).toEqual({ placed: { x: 1250, y: 100, turned: false } });
    // 3000 − 100 − 1080 − 800 = 1020 to spare before it
    expect(stand({ place: "middle" })).toEqual({ placed: { x: 1250, y: 610, turned: false } });
  });

  test("is turned where only that leaves room for its door", () => {
    const narrow = { length: 2100, width: 1800, height: 2700 };
    expect(stand({ room: narrow })).toEqual({ placed: { x: 100, y: 100, turned: true } });
  });

  test("does not fit where door or height are missing, and says by how much", () => {
    expect(stand({ room: { ...room, length: 1700, width: 1900 } })).toEqual({
      missing: { length: 0, width: 80, height: 0 },
    });
    expect(stand({ room: { ...room, height: 2500 } })).toEqual({
      missing: { length: 0, width: 0, height: 60 },
    });
  });
});

describe("what somebody typed", () => {
  test("nothing is an example", () => {
    const { typed, wishes, problems } = readWishes(new URLSearchParams());
    expect(typed).toEqual(example);
    expect(wishes).toMatchObject({ persons: 1, background: 40, distance: 4, use: "call" });
    expect(problems).toEqual({});
  });

  test("numbers are read as people type them", () => {
    const given = new URLSearchParams({ ...example, distance: "2,5", background: "٤٢" });
    expect(readWishes(given).wishes).toMatchObject({ distance: 2.5, background: 42, voice: 0 });
  });

  test("what is wrong is named, and what was typed stays", () => {
    const given = new URLSearchParams({
      ...example,
      ...{ persons: "1.5", background: "quiet", distance: "", length: "0", height: "900" },
    });
    const { typed, wishes, problems } = readWishes(given);
    expect(wishes).toBeUndefined();
    expect(problems).toEqual({
      ...{ persons: "number", background: "number", distance: "missing" },
      ...{ length: "range", height: "range" },
    });
    expect(typed).toMatchObject({ background: "quiet", distance: "", height: "900" });
  });

  test("a choice that does not exist is the usual one", () => {
    const given = new URLSearchParams({ ...example, use: "party", place: "roof" });
    expect(readWishes(given).wishes).toMatchObject({ use: "call", place: "corner" });
  });
});
