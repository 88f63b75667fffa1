import { describe, expect, test } from "vitest";
import { airImpedance } from "./air.ts";
import { mean } from "./bands.ts";
import { complex } from "./complex.ts";
import {
  absorptionAtAngle,
  averageOverAngles,
  diffuseAbsorption,
  pointsFor,
} from "./diffuse-field.ts";
import { holeEndCorrection, holeResonance, slitDensity, slotEndCorrection } from "./facing.ts";
import { octaveBands } from "./octave-bands.ts";
import { type PorousModel, porousMedium } from "./porous.ts";
import { predictOctave } from "./predict-octaves.ts";
import { expectNear } from "./testing/expect-near.ts";
import { vector } from "./testing/vector.ts";
import {
  absorptionOf,
  type Layer,
  prepareStack,
  type Stack,
  surfaceImpedance,
  surfaceOf,
} from "./transfer-matrix.ts";

type Written =
  | { porous: string; sigma: number; d: number }
  | { air: number }
  | { perforated: { d: number; t: number; eps: number } }
  | { mpp: { d: number; t: number; eps: number } }
  | { slot: { w: number; t: number; eps: number } };

const models: Record<string, PorousModel> = {
  db: "delany-bazley",
  delany_bazley: "delany-bazley",
  garai_pompoli: "garai-pompoli",
  miki: "miki",
};

const modelOf = (name: string) => models[name] ?? "miki";

function stackOf(written: Written[]): Stack {
  return written.map((layer): Layer => {
    if ("air" in layer) return { kind: "air", thickness: layer.air };
    if ("porous" in layer) {
      return {
        ...{ kind: "porous", thickness: layer.d, model: modelOf(layer.porous) },
        flowResistivity: layer.sigma,
      };
    }
    if ("slot" in layer) {
      const { w, t, eps } = layer.slot;
      return { kind: "slotted", width: w, thickness: t, openArea: eps };
    }
    const [kind, { d, t, eps }] =
      "mpp" in layer
        ? (["micro-perforated", layer.mpp] as const)
        : (["perforated", layer.perforated] as const);
    return { kind, diameter: d, thickness: t, openArea: eps };
  });
}

describe("porous media", () => {
  test.each(["abs-medium-db", "abs-medium-garai_pompoli", "abs-medium-miki"])("%s", (id) => {
    const { inputs, expected, tolerance } = vector<
      { X?: number; Y?: number; sigma: number },
      { Zc_norm: number[]; k_norm: number[] }
    >(id);
    const flowResistivity = inputs.sigma;
    const frequency = inputs.X
      ? (inputs.X * flowResistivity) / 1.205
      : (inputs.Y ?? 0) * flowResistivity;
    const model = modelOf(id.slice("abs-medium-".length));
    const { impedance, wavenumber } = porousMedium({ model, flowResistivity, frequency });
    const k0 = (2 * Math.PI * frequency) / 343;
    expectNear(
      [impedance.re / airImpedance, impedance.im / airImpedance],
      expected.Zc_norm,
      tolerance,
    );
    expectNear([wavenumber.re / k0, wavenumber.im / k0], expected.k_norm, tolerance);
  });

  test("abs-11: outside its range one model turns active, the other does not", () => {
    const { inputs, expected, tolerance } = vector<
      { f: number; sigma: number; d: number },
      { miki: number; delany_bazley: number }
    >("abs-11");
    const real = (model: PorousModel) => {
      const stack: Stack = [
        { kind: "porous", model, flowResistivity: inputs.sigma, thickness: inputs.d },
      ];
      const prepared = prepareStack({ stack, frequency: inputs.f });
      return surfaceImpedance(surfaceOf({ prepared, angle: 0 })).re;
    };
    expectNear(
      [real("miki"), real("delany-bazley")],
      [expected.miki, expected.delany_bazley],
      tolerance,
    );
    const active: Stack = [
      {
        kind: "porous",
        model: "delany-bazley",
        flowResistivity: inputs.sigma,
        thickness: inputs.d,
      },
    ];
    expect(() => absorptionAtAngle({ stack: active, frequency: inputs.f })).toThrow("impossible");
  });
});

describe("stacks at single frequencies", () => {
  test.each(["abs-01", "abs-02", "abs-03", "abs-04", "abs-05", "abs-06", "abs-07", "abs-14"])(
    "%s",
    (id) => {
      const { inputs, expected, tolerance } = vector<
        { stack_front_to_back: Written[]; frequency_Hz: number[] },
        Record<"alpha_normal" | "alpha_diffuse78_bulk" | "alpha_diffuse78_local", number[]>
      >(id);
      const stack = stackOf(inputs.stack_front_to_back);
      const at = (absorption: (frequency: number) => number) => inputs.frequency_Hz.map(absorption);
      expectNear(
        at((frequency) => absorptionAtAngle({ stack, frequency })),
        expected.alpha_normal,
        tolerance,
      );
      for (const reaction of ["bulk", "local"] as const) {
        expectNear(
          at((frequency) => diffuseAbsorption({ stack, frequency, reaction })),
          expected[`alpha_diffuse78_${reaction}`],
          tolerance,
        );
      }
    },
  );

  test("abs-06-peak: where a micro-perforated panel absorbs most", () => {
    const { expected, tolerance } = vector<
      object,
      { f_peak_Hz: number; alpha_peak: number; half_band_Hz: [number, number] },
      { f: number; alpha: number }
    >("abs-06-peak");
    const { inputs } = vector<{ stack_front_to_back: Written[] }, object>("abs-06");
    const stack = stackOf(inputs.stack_front_to_back);
    const curve = Array.from({ length: 1500 }, (_, position) => {
      const frequency = 200 + position;
      return { frequency, absorption: absorptionAtAngle({ stack, frequency }) };
    });
    const peak = curve.reduce((best, next) => (next.absorption > best.absorption ? next : best));
    const half = curve.filter(({ absorption }) => absorption >= 0.5);
    expectNear([peak.frequency], [expected.f_peak_Hz], tolerance.f);
    expectNear([peak.absorption], [expected.alpha_peak], tolerance.alpha);
    expectNear(
      [half[0]?.frequency ?? 0, half.at(-1)?.frequency ?? 0],
      expected.half_band_Hz,
      tolerance.f,
    );
  });

  test("abs-08: a resistive sheet before a wall", () => {
    const { inputs, expected, tolerance } = vector<
      { r: number[]; D_over_lambda: number[] },
      { alpha: number[][] }
    >("abs-08");
    for (const [row, r] of inputs.r.entries()) {
      const found = inputs.D_over_lambda.map((distance) =>
        absorptionAtAngle({
          stack: [
            { kind: "sheet", impedance: complex(r * airImpedance) },
            { kind: "air", thickness: distance * 343 },
          ],
          frequency: 1,
        }),
      );
      expectNear(found, expected.alpha[row] ?? [], tolerance);
    }
  });

  test("abs-09: peak and width of a resonant sheet by its resistance", () => {
    const { inputs, expected, tolerance } = vector<
      { r: number[] },
      { alpha0: number[]; bandwidth_ratio: number[] },
      { alpha0: number; ratio: number }
    >("abs-09");
    // Over a cavity a quarter wave deep at 1 Hz; half the peak is met below and above it.
    const at = (r: number, frequency: number) =>
      absorptionAtAngle({
        stack: [
          { kind: "sheet", impedance: complex(r * airImpedance) },
          { kind: "air", thickness: 343 / 4 },
        ],
        frequency,
      });
    const lowerHalf = (r: number) => {
      let [below, above] = [1e-6, 1];
      while (above - below > 1e-9) {
        const middle = (below + above) / 2;
        if (at(r, middle) < at(r, 1) / 2) below = middle;
        else above = middle;
      }
      return below;
    };
    expectNear(
      inputs.r.map((r) => at(r, 1)),
      expected.alpha0,
      tolerance.alpha0,
    );
    expectNear(
      inputs.r.map((r) => (2 - lowerHalf(r)) / lowerHalf(r)),
      expected.bandwidth_ratio,
      tolerance.ratio,
    );
  });

  test("abs-10: no locally reacting surface absorbs more than this", () => {
    const { inputs, expected, tolerance } = vector<
      { z_range: [number, number] },
      { alpha_max: number; at_z: number },
      { alpha_max: number; at_z: number }
    >("abs-10");
    const [from, to] = inputs.z_range;
    const curve = Array.from({ length: 401 }, (_, position) => {
      const z = from + ((to - from) * position) / 400;
      const surface = { pressure: complex(z * airImpedance), velocity: complex(1) };
      const absorption = averageOverAngles({
        ...{ limit: 90, points: 64 },
        absorption: (angle) => absorptionOf({ surface, angle }),
      });
      return { z, absorption };
    });
    const most = curve.reduce((best, next) => (next.absorption > best.absorption ? next : best));
    expectNear([most.absorption], [expected.alpha_max], tolerance.alpha_max);
    expectNear([most.z], [expected.at_z], tolerance.at_z);
  });
});

describe("facings", () => {
  test("abs-12: air in a slit", () => {
    const { inputs, expected, tolerance } = vector<
      { w: number; f: number[] },
      { re_im: number[][] }
    >("abs-12");
    for (const [position, frequency] of inputs.f.entries()) {
      const { re, im } = slitDensity({ width: inputs.w, frequency });
      expectNear([re, im], expected.re_im[position] ?? [], tolerance);
    }
  });

  test("abs-13: end corrections and the resonance they give", () => {
    const { inputs, expected, tolerance } = vector<
      { nesterov_eps: number; slot_eps: number },
      Record<string, number>,
      { delta: number; f0: number }
    >("abs-13");
    expectNear(
      [holeEndCorrection(inputs.nesterov_eps), slotEndCorrection(inputs.slot_eps)],
      [
        expected.nesterov_delta_per_end_times_radius ?? 0,
        expected.slot_delta_per_end_times_width ?? 0,
      ],
      tolerance.delta,
    );
    const resonance = holeResonance({
      ...{ diameter: 0.008, thickness: 0.0125, cavity: 0.1 },
      openArea: inputs.nesterov_eps,
    });
    expectNear([resonance], [expected["helmholtz_f0_Hz_t12.5mm_a4mm_D100mm"] ?? 0], tolerance.f0);
  });
});

describe("octave bands", () => {
  test.each(["cmp-01", "cmp-02", "cmp-03", "cmp-04", "cmp-05"])("%s", (id) => {
    const { inputs, expected, tolerance } = vector<
      { stack_front_to_back: Written[] },
      Record<"model_bulk78" | "model_local78" | "measured_or_literature", number[]>
    >(id);
    const stack = stackOf(inputs.stack_front_to_back);
    for (const reaction of ["bulk", "local"] as const) {
      const found = octaveBands.map((octave) => predictOctave({ stack, reaction, octave }));
      expectNear(found, expected[`model_${reaction}78`], 0.01);
    }
    // The reference itself says how far the better of the two is from a measurement.
    const better = octaveBands.map((octave, position) => {
      const wanted = expected.measured_or_literature[position] ?? 0;
      const off = (["bulk", "local"] as const).map((reaction) =>
        Math.abs(predictOctave({ stack, reaction, octave }) - wanted),
      );
      return Math.min(...off);
    });
    expect(Math.max(...better)).toBeLessThanOrEqual(tolerance);
  });

  test.each(["sens-felt12-10k", "sens-felt12-30k", "sens-felt12-60k", "sens-felt12-120k"])(
    "%s",
    (id) => {
      const { inputs, expected, tolerance } = vector<
        { sigma: number },
        Record<"direct" | "plus_50mm_air", number[]> &
          Record<"mean_250_2000_direct" | "mean_250_2000_gap50", number>
      >(id);
      const felt: Layer = {
        ...{ kind: "porous", model: "garai-pompoli", thickness: 0.012 },
        flowResistivity: inputs.sigma,
      };
      const predict = (stack: Stack) =>
        octaveBands.map((octave) => predictOctave({ stack, reaction: "bulk", octave }));
      const direct = predict([felt]);
      const spaced = predict([felt, { kind: "air", thickness: 0.05 }]);
      expectNear(direct, expected.direct, tolerance);
      expectNear(spaced, expected.plus_50mm_air, tolerance);
      expectNear(
        [mean(direct.slice(1, 5)), mean(spaced.slice(1, 5))],
        [expected.mean_250_2000_direct, expected.mean_250_2000_gap50],
        tolerance,
      );
    },
  );
});

test("a cavity half a wave deep and a bare wall need no special case", () => {
  expect(absorptionAtAngle({ stack: [{ kind: "air", thickness: 0.343 }], frequency: 500 })).toBe(0);
  expect(absorptionAtAngle({ stack: [], frequency: 500 })).toBe(0);
});

test("a layer through which nothing is heard does not overflow", () => {
  const deep: Stack = [
    { kind: "porous", model: "miki", flowResistivity: 100_000, thickness: 50 },
    { kind: "air", thickness: 0.1 },
  ];
  expect(absorptionAtAngle({ stack: deep, frequency: 4000 })).toBeGreaterThan(0.5);
  expect(pointsFor(deep)).toBe(24);
});
