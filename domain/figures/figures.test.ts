import { describe, expect, test } from "vitest";
import {
  mineralBoardOverCavity,
  perforatedChipboard,
  perforatedGypsumCeiling,
  slatOctaves,
  slatThirds,
} from "../acoustics/published-curves.ts";
import { shiftReference, weightedAbsorption } from "../acoustics/ratings.ts";
import { boothClasses, outsideBooth } from "./booth-scale.ts";
import { roomAbsorption, roomTime, roomTimes } from "./example-room.ts";
import { calculateFeltMountings } from "./felt-mountings.ts";
import { levelsWith } from "./next-door.ts";
import { nrcSteps } from "./nrc-steps.ts";
import { speechShare } from "./speech-share.ts";

/** The figures must say what the articles around them say: these numbers stand in their texts. */
describe("the example room", () => {
  test("absorbs and rings at 500 Hz as the articles work it out by hand", () => {
    expect(roomAbsorption({ panels: 0, band: 500 })).toBeCloseTo(10.94, 2);
    expect(roomAbsorption({ panels: 30, band: 500 })).toBeCloseTo(32.84, 2);
    const times = [0, 20, 30, 40].map((panels) => roomTime({ panels, band: 500 }).toFixed(2));
    expect(times).toEqual(["2.78", "1.19", "0.93", "0.76"]);
  });

  test("hardly changes in the bass", () => {
    expect(roomTimes(0)[125]).toBeCloseTo(1.9, 1);
    expect(roomTimes(40)[125]).toBeCloseTo(1.49, 2);
  });
});

describe("next door", () => {
  test("panels bring the few decibels of the article, the wall brings ten", () => {
    const [none, panels, wall] = (["none", "panels", "wall"] as const).map(levelsWith);
    expect(none?.there).toBeCloseTo(27.8, 1);
    expect(panels?.here).toBeCloseTo(70 - 4.8, 1);
    expect(panels?.there).toBeCloseTo(23.1, 1);
    expect(wall?.there).toBeCloseTo(17.8, 1);
    expect(wall?.here).toBe(70);
  });
});

describe("an NRC", () => {
  test("is a mean moved to the nearest step", () => {
    expect(nrcSteps(perforatedChipboard)).toEqual({
      values: [0.67, 0.58, 0.59, 0.68],
      ...{ mean: 0.63, rounded: 0.65, from: 0.625, below: 0.675 },
    });
    expect(nrcSteps(mineralBoardOverCavity)).toMatchObject({ mean: 0.7375, rounded: 0.75 });
    expect(nrcSteps(perforatedGypsumCeiling)).toMatchObject({ mean: 0.7275, rounded: 0.75 });
  });
});

describe("the reference curve", () => {
  test("goes down until the shortfalls are no more than 0.10", () => {
    const at = (shift: number) => shiftReference({ bands: slatOctaves, shift });
    expect(at(0)).toMatchObject({ shortfall: 1, isAllowed: false });
    expect(at(0.35)).toMatchObject({ shortfall: 0.15, isAllowed: false });
    expect(at(0.4)).toMatchObject({ shortfall: 0.1, isAllowed: true });
    expect(at(0.4).bands.filter(({ shortfall }) => shortfall > 0)).toEqual([
      { band: 250, practical: 0.3, reference: 0.4, shortfall: 0.1 },
    ]);
    expect(weightedAbsorption(slatOctaves)).toEqual({ value: 0.6, shape: ["M", "H"], class: "C" });
  });
});

describe("curves", () => {
  test("octaves of the slats are the means of their thirds, as far as there are three", () => {
    const thirds = [100, 125, 160] as const;
    const mean = thirds.reduce((sum, third) => sum + (slatThirds[third] ?? 0), 0) / 3;
    expect(slatOctaves[125]).toBeCloseTo(mean, 2);
    expect(slatThirds[315]).toBeUndefined();
    expect(slatOctaves[250]).toBe(slatThirds[250]);
  });

  test("the three mountings of one board are all calculated, each better than the one before", () => {
    const mountings = calculateFeltMountings();
    expect(mountings.map(({ kind }) => kind)).toEqual(["direct", "battens", "battens-wool"]);
    const at250 = mountings.map(({ calculated }) => calculated.absorption[250] ?? 0);
    expect(at250.toSorted((a, b) => a - b)).toEqual(at250);
    expect(new Set(at250).size).toBe(3);
  });
});

test("most of speech lies in three octaves", () => {
  expect(speechShare({ from: 125, to: 8000 })).toBeCloseTo(1, 6);
  expect(speechShare({ from: 500, to: 2000 })).toBeCloseTo(0.91, 2);
});

describe("booths", () => {
  test("what is left outside is speech less the reduction", () => {
    expect(outsideBooth(25)).toMatchObject({ outside: 35, below: 5 });
    expect(outsideBooth(20).passed).toBeCloseTo(0.01, 6);
  });

  test("classes follow one another without a gap", () => {
    for (const [position, { to }] of boothClasses.entries()) {
      expect(boothClasses[position + 1]?.from).toBe(to);
    }
  });
});
