import { expect, test } from "vitest";
import { mean } from "../bands.ts";
import { octaveBands } from "../octave-bands.ts";
import { expectNear } from "../testing/expect-near.ts";
import { measureDecay } from "../testing/measure-decay.ts";
import { vector } from "../testing/vector.ts";
import { decayingNoise } from "./decaying-noise.ts";

const { inputs, expected, tolerance } = vector<
  { T_bare: number[]; T_treated: number[] },
  Record<`expected_bias_percent_${"T20" | "T30"}_${"bare" | "treated"}`, number[]>
>("tail-T");
/** Less than the vector's 48 kHz: the octave of 4 kHz has room, and more noises can be averaged. */
const rate = 15_000;

function noiseOf({ times, seed }: { times: number[]; seed: number }) {
  const bands = octaveBands.map((frequency, at) => ({ frequency, time: times[at] ?? 1 }));
  const samples = Math.ceil(1.2 * Math.max(...times) * rate);
  return decayingNoise({ bands, samples, rate, seed });
}

test.each(["bare", "treated"] as const)("tail-T: the times of noise, measured, %s room", (room) => {
  const times = inputs[`T_${room}`];
  const seeds = Array.from({ length: 12 }, (_, at) => at + 1);
  const ears = seeds.flatMap((seed) => Object.values(noiseOf({ times, seed })));
  const off = octaveBands.map((middle, at) => {
    const found = ears.map((response) => measureDecay({ response, middle, rate }));
    const percent = (time: number) => 100 * (time / (times[at] ?? 1) - 1);
    return {
      t20: percent(mean(found.map(({ t20 }) => t20))),
      t30: percent(mean(found.map(({ t30 }) => t30))),
    };
  });
  expectNear(
    off.map(({ t20 }) => t20),
    expected[`expected_bias_percent_T20_${room}`],
    tolerance,
  );
  expectNear(
    off.map(({ t30 }) => t30),
    expected[`expected_bias_percent_T30_${room}`],
    tolerance,
  );
});

test("it has the strength asked for, and nothing of one ear is in the other", () => {
  const { left, right } = noiseOf({ times: octaveBands.map(() => 2.25), seed: 5 });
  const beginning = rate / 10;
  const product = (one: Float32Array, other: Float32Array) =>
    mean(Array.from(one.subarray(0, beginning), (value, at) => value * (other[at] ?? 0)));
  // A tenth of a second of 2.25 s: energy has fallen by a quarter on average.
  expect(product(left, left)).toBeGreaterThan(0.65);
  expect(product(left, left)).toBeLessThan(0.85);
  expect(Math.abs(product(left, right))).toBeLessThan(0.08);
});

test("one seed always gives the same", () => {
  const times = [0.3, 0.3, 0.3, 0.3, 0.3, 0.3];
  expect(noiseOf({ times, seed: 1 })).toEqual(noiseOf({ times, seed: 1 }));
  expect(noiseOf({ times, seed: 1 }).left[9]).not.toBe(noiseOf({ times, seed: 2 }).left[9]);
});
