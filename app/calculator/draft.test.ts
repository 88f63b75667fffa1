import { describe, expect, test } from "vitest";
import type { Bands } from "#domain/acoustics/bands.ts";
import { octaveBands } from "#domain/acoustics/octave-bands.ts";
import type { Absorber } from "#domain/calculator/absorber.ts";
import { presetRooms } from "#domain/calculator/preset-rooms.ts";
import { type Draft, draftOf, readDraft } from "./draft.ts";

const slats: Absorber = {
  ...{ id: "slats", code: "S", material: "wood-slat", title: "Slats" },
  sizes: [{ width: 600, height: 2400, depth: 21 }],
  mountings: [
    {
      ...{ id: "battens", kind: "battens", buildUp: "On battens", depth: 71 },
      absorption: { 125: 0.12, 250: 0.3, 500: 0.75, 1000: 1, 2000: 0.85, 4000: 0.8 },
      sources: [{ status: "measured", bands: [125, 250, 500, 1000, 2000, 4000] }],
    },
  ],
  ...{ finishes: [], weight: null, packing: null, price: null },
};
const absorbers = [slats];
const material = { kind: "product" as const, id: "slats", mounting: "battens" };
const classroom = draftOf(presetRooms.classroom);
const read = (part: Partial<Draft>) => readDraft({ draft: { ...classroom, ...part }, absorbers });
const panel = { key: 1, material, finish: undefined, on: "back" as const, area: "20", most: "" };

test("numbers of a link that no person would type can be read in the fields", () => {
  const { room } = presetRooms.classroom;
  const draft = draftOf({
    ...presetRooms.classroom,
    room: { ...room, length: 29.189999999999998 } as typeof room,
  });
  expect(draft.length).toBe("29.19");
  expect(readDraft({ draft, absorbers }).problems).toEqual({});
});

test("every room to begin with comes back from the fields as it was, and can be calculated", () => {
  for (const preset of Object.values(presetRooms)) {
    const { calculation, result } = readDraft({ draft: draftOf(preset), absorbers });
    expect(calculation).toEqual(preset);
    expect(result?.wanted).toBeDefined();
  }
});

test("the worked room has its times, before and with 20 m² of slats", () => {
  const { result } = read({ panels: [panel] });
  const expectTimes = (found: Bands | undefined, times: number[]) => {
    for (const [at, band] of octaveBands.entries()) {
      expect(Math.abs((found?.[band] ?? 0) - (times[at] ?? 0)), `${band} Hz`).toBeLessThan(0.011);
    }
  };
  expectTimes(result?.before.sabine, [1.9, 2.16, 2.78, 2.86, 3.42, 2.7]);
  expectTimes(result?.before.eyring, [1.84, 2.09, 2.72, 2.81, 3.38, 2.68]);
  expectTimes(result?.after.sabine, [1.67, 1.55, 1.19, 1.01, 1.2, 1.15]);
  expectTimes(result?.after.eyring, [1.61, 1.48, 1.12, 0.95, 1.14, 1.1]);
});

test("digits and commas of other languages are numbers", () => {
  expect(read({ length: "٩", width: "7,0", height: "۳" }).calculation).toEqual(
    presetRooms.classroom,
  );
});

const own = { kind: "own" as const, absorption: curve(["0,1", "٠٫٢", "0.3", "0.4", "0.5", "1"]) };

function curve([a, b, c, d, e, f]: [string, string, string, string, string, string]) {
  return { 125: a, 250: b, 500: c, 1000: d, 2000: e, 4000: f };
}

test("values of one's own are read, kept, and the result says that it rests on them", () => {
  const patch = { key: 1, on: "right" as const, area: "5", material: own };
  const { calculation, result } = read({
    sides: { ...classroom.sides, floor: own },
    patches: [patch],
  });
  const absorption = { 125: 0.1, 250: 0.2, 500: 0.3, 1000: 0.4, 2000: 0.5, 4000: 1 };
  expect(calculation?.room).toMatchObject({
    sides: { floor: { kind: "own", absorption } },
    patches: [{ material: { kind: "own", absorption } }],
  });
  expect(result?.before.evidence).toBe("own");
  if (!calculation) throw new Error("nothing was read");
  const again = readDraft({ draft: draftOf(calculation), absorbers });
  expect(again.calculation).toEqual(calculation);
  expect(again.result).toEqual(result);
});

test("furniture and noise are there once somebody enters them, and come back", () => {
  expect(read({ furniture: " ", pieces: "none", noise: "" }).calculation).toEqual(
    presetRooms.classroom,
  );
  const { calculation, result } = read({ furniture: "7,2", pieces: "٣٨", noise: "40" });
  expect(calculation).toMatchObject({
    room: { furniture: { share: 7.2, pieces: 38 } },
    noise: 40,
  });
  expect(result?.before.sabine[500]).toBeLessThan(1.5);
  expect(result?.before.evidence).toBe("calculated");
  if (!calculation) throw new Error("nothing was read");
  expect(readDraft({ draft: draftOf(calculation), absorbers }).calculation).toEqual(calculation);
});

test("an unheated hall may be below zero", () => {
  expect(read({ temperature: "−5" }).calculation?.room.air.temperature).toBe(-5);
});

test("panels without an area are not there yet", () => {
  const empty = { ...panel, key: 2, on: "ceiling" as const, area: " " };
  expect(read({ panels: [empty, panel] }).calculation?.treatments).toHaveLength(1);
});

describe("what is wrong stands at its field", () => {
  test.each<[string, Partial<Draft>, object]>([
    ["no number", { length: "nine" }, { length: "number" }],
    ["nothing", { height: "" }, { height: "number" }],
    ["zero", { height: "0" }, { height: "size" }],
    ["absurd", { width: "9000" }, { width: "size" }],
    ["air of an oven", { temperature: "200" }, { temperature: "size" }],
    ["a room below the ground", { height: "-3" }, { height: "size" }],
    ["a range upside down", { target: "own", least: "2", most: "1" }, { least: "size" }],
    ["more furniture than room", { furniture: "31" }, { furniture: "size" }],
    ["furniture in words", { furniture: "some" }, { furniture: "number" }],
    ["half a chair", { furniture: "5", pieces: "1.5" }, { pieces: "whole" }],
    ["no chair at all", { furniture: "5", pieces: "0" }, { pieces: "whole" }],
    ["noise in words", { noise: "loud" }, { noise: "number" }],
    ["noise of a rocket", { noise: "180" }, { noise: "size" }],
    [
      "per cent in place of a coefficient",
      {
        sides: {
          ...classroom.sides,
          back: { ...own, absorption: { ...own.absorption, 250: "35" } },
        },
      },
      { "sides.back.material.absorption.250": "coefficient" },
    ],
    [
      "an octave left out",
      {
        patches: [
          {
            ...{ key: 1, on: "right", area: "5" },
            material: { ...own, absorption: { ...own.absorption, 4000: "" } },
          },
        ],
      },
      { "patches.0.material.absorption.4000": "number" },
    ],
    [
      "a window larger than its wall",
      { patches: [{ ...panel, on: "left", area: "40" }] },
      { "patches.0.area": "too-large" },
    ],
    [
      "more panels than wall, the second row",
      {
        panels: [
          { ...panel, area: "" },
          { ...panel, key: 2, area: "22" },
        ],
      },
      { "panels.1.area": "too-large" },
    ],
    [
      "a wall of a product that is gone",
      { sides: { ...classroom.sides, front: { ...material, id: "gone" } } },
      { "sides.front.material": "gone" },
    ],
  ])("%s", (_name, part, problems) => {
    const { calculation, problems: found } = read(part);
    expect(calculation).toBeUndefined();
    expect(found).toEqual(problems);
  });
});

test("panels of a product that is gone are marked, and all the rest is calculated", () => {
  const gone = { ...panel, key: 2, on: "ceiling" as const, material: { ...material, id: "gone" } };
  const { calculation, result, problems } = read({ panels: [gone, panel] });
  expect(problems).toEqual({ "panels.0.material": "gone" });
  expect(calculation?.treatments).toEqual(read({ panels: [panel] }).calculation?.treatments);
  expect(result).toEqual(read({ panels: [panel] }).result);
  // Of what else is wrong nothing is hidden, and nothing calculated.
  const wrong = read({ panels: [gone, { ...panel, area: "500" }] });
  expect(wrong.result).toBeUndefined();
  expect(wrong.problems).toHaveProperty("panels.1.area", "too-large");
});
