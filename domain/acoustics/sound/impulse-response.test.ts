import { describe, expect, test } from "vitest";
import { type Bands, mean } from "../bands.ts";
import { octaveBands } from "../octave-bands.ts";
import { surfaceValues } from "../room-surfaces.ts";
import { measureDecay } from "../testing/measure-decay.ts";
import { type ImpulseResponse, impulseResponse } from "./impulse-response.ts";
import type { SoundingRoom } from "./sounding-room.ts";

const rate = 15_000;

const bands = (values: number[]): Bands =>
  Object.fromEntries(octaveBands.map((band, at) => [band, values[at] ?? 0]));

const { linoleum, plaster } = surfaceValues;
const slats = bands([0.12, 0.3, 0.75, 1, 0.85, 0.8]);
const dimensions = { length: 9, width: 7, height: 3 };

/** The worked classroom, before and with 40 m² of slats on the long walls. */
const rooms = {
  bare: room({ times: [1.9, 2.16, 2.78, 2.87, 3.43, 2.71], walls: plaster.absorption }),
  treated: room({ times: [1.5, 1.2, 0.76, 0.62, 0.73, 0.73], walls: slats }),
};

function room({ times, walls }: { times: number[]; walls: Bands }): SoundingRoom {
  return {
    ...{ volume: 189, times: bands(times), dimensions },
    absorption: {
      ...{ front: plaster.absorption, back: plaster.absorption, left: walls, right: walls },
      floor: linoleum.absorption,
      ceiling: surfaceValues["plasterboard-ceiling"].absorption,
    },
  };
}

const energyOf = (signal: Float32Array) => signal.reduce((sum, value) => sum + value ** 2, 0);
const firstOf = ({ left }: ImpulseResponse) =>
  left.findIndex((value) => Math.abs(value) > 0.01) / rate;

describe("the decay that is heard is the one that was calculated, from 250 Hz up", () => {
  test.each(["bare", "treated"] as const)("%s room", (name) => {
    const { times } = rooms[name];
    const ears = [1, 2, 3, 4, 5, 6].flatMap((seed) =>
      Object.values(impulseResponse({ room: rooms[name], rate, seed })),
    );
    for (const [at, band] of octaveBands.entries()) {
      if (band < 250) continue;
      const wanted = times[band] ?? 0;
      const found = mean(
        ears.map((response) => measureDecay({ response, middle: band, rate }).t20),
      );
      // A neighbour that decays much more slowly is heard through the flank of any octave filter.
      const neighbours = [octaveBands[at - 1], octaveBands[at + 1]].flatMap((one) =>
        one === undefined ? [] : (times[one] ?? []),
      );
      const slowest = Math.max(...neighbours) / wanted;
      const most = slowest < 1.3 ? 0.05 : 0.12;
      expect(Math.abs(found / wanted - 1), `${band} Hz: ${found} s`).toBeLessThan(most);
    }
  });
});

test("the direct sound comes first, from two metres off", () => {
  const response = impulseResponse({ room: rooms.bare, rate });
  expect(firstOf(response)).toBeCloseTo(2 / 343, 3);
  const direct = energyOf(response.left.subarray(0.004 * rate, 0.0075 * rate));
  // A pulse between samples has lost a little of its highest treble.
  const strength = Math.sqrt(direct) * 8 * Math.PI;
  expect(strength).toBeGreaterThan(0.9);
  expect(strength).toBeLessThan(1.02);
});

test("a treated room is quieter by about what its absorption says", () => {
  const [bare, treated] = (["bare", "treated"] as const).map((name) => {
    const { left } = impulseResponse({ room: rooms[name], rate });
    return energyOf(left);
  });
  const level = 10 * Math.log10((bare ?? 0) / (treated ?? 1));
  expect(level).toBeGreaterThan(3);
  expect(level).toBeLessThan(8);
});

test("noise goes on as loud as the reflections were", () => {
  // Hard walls of which all absorb alike: images and noise follow one law.
  const even = bands([0.2, 0.2, 0.2, 0.2, 0.2, 0.2]);
  const sides = { front: even, back: even, left: even, right: even, floor: even, ceiling: even };
  const alike = { ...rooms.bare, times: bands([0.6, 0.6, 0.6, 0.6, 0.6, 0.6]), absorption: sides };
  const within = (from: number, to: number) =>
    mean(
      [1, 2, 3, 4].flatMap((seed) =>
        Object.values(impulseResponse({ room: alike, rate, seed })).map((ear) =>
          energyOf(ear.subarray(from * rate, to * rate)),
        ),
      ),
    );
  // Images until 30 ms, noise from 40 ms; both over 15 ms, 30 ms apart: 3 dB by the decay.
  const step = 10 * Math.log10(within(0.015, 0.03) / within(0.045, 0.06));
  expect(step).toBeGreaterThan(0.5);
  expect(step).toBeLessThan(5.5);
});

test("a room that is no box has direct sound and noise, without a gap", () => {
  const { dimensions: _none, absorption: _neither, ...any } = rooms.treated;
  const response = impulseResponse({ room: any, rate });
  expect(firstOf(response)).toBeCloseTo(2 / 343, 3);
  expect(energyOf(response.left.subarray(0.016 * rate, 0.03 * rate))).toBeGreaterThan(0);
  expect(response.left).not.toEqual(response.right);
});

test("a booth, a hall, a band without a time, no time at all: numbers all the same", () => {
  const odd: SoundingRoom[] = [
    { ...rooms.treated, dimensions: { length: 1, width: 0.9, height: 2 }, volume: 1.8 },
    { volume: 50_000, times: { 500: 40, 1000: 38 } },
    { volume: 60, times: { 125: 0 } },
  ];
  for (const one of odd) {
    const { left, right } = impulseResponse({ room: one, rate });
    expect(left.length).toBeLessThanOrEqual(8.1 * rate);
    expect([left, right].every((ear) => ear.every(Number.isFinite))).toBe(true);
    expect(energyOf(left)).toBeGreaterThan(0);
  }
});
