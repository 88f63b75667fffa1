import { describe, expect, test } from "vitest";
import { bandsOf } from "../acoustics/bands.ts";
import { octaveBands } from "../acoustics/octave-bands.ts";
import { surfaceValues } from "../acoustics/room-surfaces.ts";
import type { Axis } from "./parts-of-room.ts";
import { type AbsorbingPart, reverberationTimes } from "./reverberation-times.ts";

const air = { temperature: 20, humidity: 50 };

/** A classroom of 9 × 7 × 3 m, with slats on battens in place of so much plaster. */
function classroom(slats: number): AbsorbingPart[] {
  return [
    { area: 63, absorption: surfaceValues.linoleum.absorption },
    { area: 63, absorption: surfaceValues["plasterboard-ceiling"].absorption },
    { area: 84 - slats, absorption: surfaceValues.plaster.absorption },
    { area: 12, absorption: surfaceValues.glass.absorption },
    {
      area: slats,
      absorption: { 125: 0.12, 250: 0.3, 500: 0.75, 1000: 1, 2000: 0.85, 4000: 0.8 },
    },
  ];
}

describe("the worked classroom, in seconds from 125 to 4000 Hz", () => {
  test.each([
    [0, [1.9, 2.16, 2.78, 2.86, 3.42, 2.7], [1.84, 2.09, 2.72, 2.81, 3.38, 2.68]],
    [20, [1.67, 1.55, 1.19, 1.01, 1.2, 1.15], [1.61, 1.48, 1.12, 0.95, 1.14, 1.1]],
    [30, [1.58, 1.35, 0.93, 0.77, 0.91, 0.89], [1.51, 1.28, 0.86, 0.7, 0.85, 0.84]],
    [40, [1.49, 1.2, 0.76, 0.62, 0.73, 0.73], [1.42, 1.13, 0.69, 0.55, 0.66, 0.68]],
  ])("with %i m² of slats", (slats, sabine, eyring) => {
    const room = reverberationTimes({ volume: 189, parts: classroom(slats), air });
    for (const [at, band] of octaveBands.entries()) {
      expect(Math.abs((room.sabine[band] ?? 0) - (sabine[at] ?? 0)), `Sabine ${band}`).toBeLessThan(
        0.01,
      );
      expect(Math.abs((room.eyring[band] ?? 0) - (eyring[at] ?? 0)), `Eyring ${band}`).toBeLessThan(
        0.01,
      );
    }
    expect(room.arau).toBeUndefined();
  });
});

/** The same numbers in every run. */
function* randoms(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    yield state / 2 ** 32;
  }
}

function randomRoom(seed: number) {
  const source = randoms(seed);
  const next = () => source.next().value;
  const [length, width, height] = [3 + 20 * next(), 3 + 15 * next(), 2 + 6 * next()];
  const faces: [Axis, number][] = [
    [0, width * height],
    [1, length * height],
    [2, length * width],
  ];
  const parts = faces.flatMap(([axis, area]) =>
    [0, 1].map(() => ({
      ...{ area, axis },
      absorption: Object.fromEntries(octaveBands.map((band) => [band, 0.02 + 0.9 * next()])),
    })),
  );
  return { volume: length * width * height, parts, air };
}

const formulas = ["sabine", "eyring", "fitzroy", "arau"] as const;
const seeds = Array.from({ length: 200 }, (_, seed) => seed + 1);

test("more absorption never lengthens a time, by any formula", () => {
  for (const seed of seeds) {
    const room = randomRoom(seed);
    const [first, ...others] = room.parts;
    if (!first) throw new Error("No parts");
    const better = Object.fromEntries(
      bandsOf(first.absorption).map((band) => [band, (first.absorption[band] ?? 0) + 0.05]),
    );
    const before = reverberationTimes(room);
    const after = reverberationTimes({
      ...room,
      parts: [{ ...first, absorption: better }, ...others],
    });
    for (const band of octaveBands) {
      for (const formula of formulas) {
        expect(after[formula]?.[band]).toBeLessThanOrEqual(before[formula]?.[band] ?? 0);
      }
    }
  }
});

test("more furniture, or the same in more pieces, never lengthens a time, by any formula", () => {
  for (const seed of seeds) {
    const room = randomRoom(seed);
    const steps = [
      undefined,
      { share: 0, pieces: 1 },
      { share: 5, pieces: 1 },
      { share: 5, pieces: 40 },
      { share: 12 + (seed % 5), pieces: 40 },
      { share: 30, pieces: 200 },
    ].map((furniture) => reverberationTimes({ ...room, furniture }));
    for (const [at, more] of steps.slice(1).entries()) {
      for (const formula of formulas) {
        for (const band of octaveBands) {
          const less = steps[at]?.[formula]?.[band] ?? 0;
          expect(more[formula]?.[band], `${formula} ${band}`).toBeLessThanOrEqual(less + 1e-12);
        }
      }
    }
    expect(steps[1]).toEqual(steps[0]);
    const parts = room.parts.toReversed();
    const turned = reverberationTimes({ ...room, parts, furniture: { share: 30, pieces: 200 } });
    for (const formula of formulas) {
      expect(turned[formula]?.[500]).toBeCloseTo(steps[5]?.[formula]?.[500] ?? 0, 9);
    }
  }
});

test("furniture as EN 12354-6 counts it: absorption by volume, and less air", () => {
  const room = randomRoom(3);
  const bare = reverberationTimes(room);
  const furnished = reverberationTimes({ ...room, furniture: { share: 10, pieces: 8 } });
  const objects = 8 * (room.volume / 80) ** (2 / 3);
  expect(furnished.objects).toBeCloseTo(objects, 9);
  // At 125 Hz air takes next to nothing.
  const longer = (bare.sabine[125] ?? 0) / (furnished.sabine[125] ?? 1);
  expect(longer).toBeCloseTo((1 + objects / (bare.area[125] ?? 1)) / 0.9, 2);
});

test("the order of surfaces, and cutting one in two, change nothing", () => {
  for (const seed of seeds) {
    const room = randomRoom(seed);
    const cut = room.parts.flatMap((part) => [
      { ...part, area: part.area / 3 },
      { ...part, area: (2 * part.area) / 3 },
    ]);
    const [one, other] = [
      reverberationTimes(room),
      reverberationTimes({ ...room, parts: cut.toReversed() }),
    ];
    for (const band of octaveBands) {
      for (const formula of formulas) {
        expect(other[formula]?.[band]).toBeCloseTo(one[formula]?.[band] ?? 0, 9);
      }
    }
  }
});

test("Eyring is shorter than Sabine, Arau-Puchades than Fitzroy", () => {
  for (const seed of seeds) {
    const room = reverberationTimes(randomRoom(seed));
    for (const band of octaveBands) {
      expect(room.eyring[band]).toBeLessThan(room.sabine[band] ?? 0);
      expect(room.arau?.[band]).toBeLessThanOrEqual((room.fitzroy?.[band] ?? 0) + 1e-9);
    }
  }
});

test("a room twice as long in every direction rings twice as long, but for the air", () => {
  const dry = { temperature: 20, humidity: 50 };
  const parts = classroom(0);
  const [small, large] = [
    reverberationTimes({ volume: 189, parts, air: dry }),
    reverberationTimes({
      volume: 8 * 189,
      parts: parts.map((part) => ({ ...part, area: 4 * part.area })),
      air: dry,
    }),
  ];
  // At 125 Hz air takes next to nothing.
  expect((large.sabine[125] ?? 0) / (small.sabine[125] ?? 1)).toBeCloseTo(2, 1);
});

test("one absorbing wall is called uneven, and its modes are named", () => {
  const { parts, volume } = randomRoom(7);
  const hard = Object.fromEntries(octaveBands.map((band) => [band, 0.04]));
  const soft = Object.fromEntries(octaveBands.map((band) => [band, 0.9]));
  const oneWall = parts.map((part, at) => ({ ...part, absorption: at === 0 ? soft : hard }));
  expect(reverberationTimes({ volume, parts: oneWall, air })).toMatchObject({ uneven: true });
  const even = parts.map((part) => ({ ...part, absorption: hard }));
  const room = reverberationTimes({ volume, parts: even, air });
  expect(room.uneven).toBe(false);
  expect(room.modesBelow).toBeCloseTo(2000 * Math.sqrt((room.sabine[500] ?? 0) / volume), 6);
});

test("a band of which a part says nothing has no time; everything absorbed leaves none by Eyring", () => {
  const parts = [{ area: 50, absorption: { 500: 1, 1000: 0.5 } }];
  const room = reverberationTimes({ volume: 30, parts, air });
  expect(bandsOf(room.sabine)).toEqual([500, 1000]);
  expect(room.eyring[500]).toBe(0);
});
