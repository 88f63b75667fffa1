import { expect, test } from "vitest";
import { mean } from "../bands.ts";
import { eyring } from "../reverberation.ts";
import { expectNear } from "../testing/expect-near.ts";
import { vector } from "../testing/vector.ts";
import { amplitudeOf, type ByWall, imageSources, type Point } from "./image-sources.ts";
import { seededNumbers } from "./seeded-noise.ts";

const speed = 343;

test("ism-01: when images arrive, how strong, and thrown back how often", () => {
  const { inputs, expected, tolerance } = vector<
    { dims: Point; source: Point; receiver: Point; alpha: ByWall<number> },
    {
      count: number;
      first8_ms: number[];
      first8_amp: number[];
      first8_order: number[];
      sum_amp2: number;
    },
    { ms: number; amp: number }
  >("ism-01");
  const { dims: dimensions, source, receiver: listener, alpha: absorption } = inputs;
  const images = imageSources({ dimensions, source, listener, order: 3 });
  const strengths = images.map((image) => amplitudeOf({ image, absorption }));
  expect(images).toHaveLength(expected.count);
  const first = images.slice(0, 8);
  expectNear(
    first.map(({ distance }) => (1000 * distance) / speed),
    expected.first8_ms,
    tolerance.ms,
  );
  // Two arrive at once, in no order.
  const ranked = (values: number[]) => [...values].sort((one, other) => one - other);
  expectNear(ranked(strengths.slice(0, 8)), ranked(expected.first8_amp), tolerance.amp);
  expect(first.map(({ order }) => order)).toEqual(expected.first8_order);
  const energy = strengths.reduce((sum, strength) => sum + strength ** 2, 0);
  expectNear([energy], [expected.sum_amp2], tolerance.amp);
});

test("ism-count: how many images an order has", () => {
  const { inputs, expected } = vector<{ N: number[] }, { count: number[] }>("ism-count");
  const box = { dimensions: [5, 4, 3], source: [1, 1.5, 1.2], listener: [3, 2, 1] } as const;
  const counts = inputs.N.map((order) => imageSources({ ...box, order }).length);
  expect(counts).toEqual(expected.count);
});

test("tail-level: all images together have the energy that noise is given", () => {
  const { inputs, expected, tolerance } = vector<
    { alpha: number[] },
    { mean_level_difference_dB: number[] }
  >("tail-level");
  const next = seededNumbers(3);
  const dimensions = [9, 7, 3] as const;
  const volume = 9 * 7 * 3;
  const anywhere = () =>
    dimensions.map((length) => 0.5 + (length - 1) * next()) as unknown as Point;
  const differences = inputs.alpha.map((absorption, at) => {
    const time = eyring({ volume, surfaces: [{ area: 222, absorption }] });
    const all = Array.from({ length: 6 }, () => absorption) as unknown as ByWall<number>;
    // As many reflections as leave a twenty-fifth of the energy; the fewer, the more pairs.
    const order = Math.ceil(-3.2 / Math.log(1 - absorption));
    const levels = Array.from({ length: 8 * 4 ** at }, () => {
      const images = imageSources({
        ...{ dimensions, order },
        ...{ source: anywhere(), listener: anywhere() },
      });
      const direct = images[0]?.distance ?? 0;
      const energy = images
        .slice(1)
        .reduce((sum, image) => sum + amplitudeOf({ image, absorption: all }) ** 2, 0);
      const noise =
        ((speed * time) / (13.8155 * 4 * Math.PI * volume)) *
        Math.exp((-13.8155 * direct) / (speed * time));
      return 10 * Math.log10(energy / noise);
    });
    return mean(levels);
  });
  expectNear(differences, expected.mean_level_difference_dB, tolerance);
});

test("air takes its part on the way, and no wall takes everything", () => {
  const image = { distance: 10, order: 1, hits: [1, 0, 0, 0, 0, 0] } as const;
  const open = amplitudeOf({ image, absorption: [1, 0, 0, 0, 0, 0] });
  expect(open).toBeCloseTo(0.1 / (40 * Math.PI), 9);
  const through = amplitudeOf({ image, absorption: [1, 0, 0, 0, 0, 0], airLoss: 0.02 });
  expect(through / open).toBeCloseTo(Math.exp(-0.1), 9);
});
