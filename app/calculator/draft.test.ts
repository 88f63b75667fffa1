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
    ["a range upside down", { target: "own", least: "2", most: "1" }, { least: "size" }],
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
      "a product that is gone",
      { panels: [{ ...panel, material: { ...material, id: "gone" } }] },
      { "panels.0.material": "gone" },
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
