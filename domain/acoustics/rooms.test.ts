import { describe, expect, test } from "vitest";
import { airAttenuation, airLoss } from "./air-absorption.ts";
import { exactThird } from "./bands.ts";
import { normalSpeech, powerLevel, speechReduction, weightedLevel } from "./booth-speech.ts";
import { clarityAt, definition, speechClarity } from "./clarity.ts";
import { exampleFurniture, hardObjectArea } from "./furniture.ts";
import { mostReachable, type PanelQuestion, planPanels } from "./plan-panels.ts";
import {
  absorptionArea,
  arauPuchades,
  axialTimes,
  type Box,
  decayConstant,
  decayTime,
  eyring,
  fitzroy,
  millington,
  type RoomSurface,
  sabine,
  schroederFrequency,
} from "./reverberation.ts";
import {
  type ListeningUse,
  type NearUse,
  wantedAbsorption,
  wantedTime,
} from "./reverberation-targets.ts";
import { minimise } from "./simplex.ts";
import {
  bandTransmission,
  hearingFactors,
  noiseFactor,
  roomModulation,
  roomSpeechTransmission,
  speechTransmission,
} from "./speech-transmission.ts";
import { expectNear, expectRelative } from "./testing/expect-near.ts";
import { vector } from "./testing/vector.ts";

const octaves = [125, 250, 500, 1000, 2000, 4000, 8000];

describe("air", () => {
  test.each(["air-20-50", "air-20-30", "air-25-60", "air-10-70"])("%s", (id) => {
    const { inputs, expected, tolerance } = vector<
      { T_C: number; RH_percent: number },
      { dB_per_km: number[]; four_m_per_m: number[] },
      { rel: number }
    >(id);
    const room = { temperature: inputs.T_C, humidity: inputs.RH_percent };
    const middles = octaves.map((octave) => ({ ...room, frequency: exactThird(octave) }));
    expectRelative(
      middles.map((middle) => 1000 * airAttenuation(middle)),
      expected.dB_per_km,
      tolerance.rel,
    );
    expectRelative(middles.map(airLoss), expected.four_m_per_m, tolerance.rel);
  });

  test("air-table, air-9613-2: as printed in the standards", () => {
    const table = vector<object, { rows: [number, number, number, number][] }, { rel: number }>(
      "air-table",
    );
    for (const [temperature, humidity, nominal, wanted] of table.expected.rows) {
      const found = airAttenuation({ temperature, humidity, frequency: exactThird(nominal) });
      expectRelative([1000 * found], [wanted], table.tolerance.rel);
    }
    const printed = vector<object, { dB_per_km: number[] }>("air-9613-2");
    const found = [63, ...octaves].map(
      (octave) =>
        1000 * airAttenuation({ temperature: 20, humidity: 70, frequency: exactThird(octave) }),
    );
    expectNear(found, printed.expected.dB_per_km, printed.tolerance);
  });
});

describe("reverberation", () => {
  const surfacesAt = (rows: [number, number[]][], band: number): RoomSurface[] =>
    rows.map(([area, absorption]) => ({ area, absorption: absorption[band] ?? 0 }));

  test("room-everest: a room with printed times", () => {
    const { inputs, expected, tolerance } = vector<
      { V_m3: number; surfaces: [number, number[]][] },
      { T_printed: number[]; T_SI_c343: number[] }
    >("room-everest");
    const times = [0, 1, 2, 3, 4, 5].map((band) =>
      sabine({ volume: inputs.V_m3, surfaces: surfacesAt(inputs.surfaces, band) }),
    );
    expectNear(times, expected.T_printed, tolerance);
    expectNear(times, expected.T_SI_c343, 0.001);
  });

  test("room-en12354-6: a bare room", () => {
    const { inputs, expected, tolerance } = vector<
      { V_m3: number; surfaces: [number, number][] },
      { A_m2: number; T_s: number },
      { A: number; T: number }
    >("room-en12354-6");
    const surfaces = inputs.surfaces.map(([area, absorption]) => ({ area, absorption }));
    expectNear([absorptionArea(surfaces)], [expected.A_m2], tolerance.A);
    expectNear([sabine({ volume: inputs.V_m3, surfaces })], [expected.T_s], tolerance.T);
  });

  test("room-en12354-6-furnished: the same room with furniture", () => {
    const { inputs, expected, tolerance } = vector<
      { V_m3: number; A_surfaces_m2: number; objects_m3: number[] },
      { A_objects_m2: number; psi: number; T_s: number },
      { A: number; psi: number; T: number }
    >("room-en12354-6-furnished");
    const taken = inputs.objects_m3.reduce((sum, volume) => sum + volume, 0);
    const objects = hardObjectArea(inputs.objects_m3);
    expectNear([objects], [expected.A_objects_m2], tolerance.A);
    expectNear([taken / inputs.V_m3], [expected.psi], tolerance.psi);
    const surfaces = [{ area: inputs.A_surfaces_m2, absorption: 1 }];
    const volume = inputs.V_m3 - taken;
    expectNear([sabine({ volume, surfaces, objects })], [expected.T_s], tolerance.T);
    const same = exampleFurniture(inputs.V_m3);
    expectNear([same.share / 100], [expected.psi], tolerance.psi);
    expect(same.pieces).toBe(inputs.objects_m3.length);
  });

  const boxOf = ([x, y, z]: [number, number, number], pairs: [number, number, number]): Box => ({
    volume: x * y * z,
    pairs: [
      [{ area: 2 * y * z, absorption: pairs[0] }],
      [{ area: 2 * x * z, absorption: pairs[1] }],
      [{ area: 2 * x * y, absorption: pairs[2] }],
    ],
  });

  test("room-uniform, room-aniso: a box by four formulas", () => {
    const even = vector<
      { dims: [number, number, number]; alpha: number },
      Record<"sabine" | "eyring" | "fitzroy" | "arau", number>
    >("room-uniform");
    const { alpha, dims } = even.inputs;
    const box = boxOf(dims, [alpha, alpha, alpha]);
    const room = { volume: box.volume, surfaces: box.pairs.flat() };
    expectNear(
      [sabine(room), eyring(room), fitzroy(box), arauPuchades(box)],
      [even.expected.sabine, even.expected.eyring, even.expected.fitzroy, even.expected.arau],
      even.tolerance,
    );
    const uneven = vector<
      { dims: [number, number, number]; alpha_pairs: [number, number, number] },
      { T_axial: number[]; fitzroy: number; arau: number }
    >("room-aniso");
    const other = boxOf(uneven.inputs.dims, uneven.inputs.alpha_pairs);
    expectNear(
      [...axialTimes(other).map(({ time }) => time), fitzroy(other), arauPuchades(other)],
      [...uneven.expected.T_axial, uneven.expected.fitzroy, uneven.expected.arau],
      uneven.tolerance,
    );
  });

  test("room-millington", () => {
    const { expected, tolerance } = vector<object, Record<string, number>>("room-millington");
    const first = {
      volume: 100,
      surfaces: [
        { area: 60, absorption: 0.3 },
        { area: 40, absorption: 0.6 },
      ],
    };
    const second = {
      volume: 3000,
      surfaces: [
        { area: 240, absorption: 0.1 },
        { area: 600, absorption: 0.25 },
        { area: 500, absorption: 0.45 },
      ],
    };
    expectNear(
      [millington(first), sabine(second), eyring(second), millington(second)],
      [
        expected.case1 ?? 0,
        expected.case2_sabine ?? 0,
        expected.case2_eyring ?? 0,
        expected.case2_millington ?? 0,
      ],
      tolerance,
    );
  });

  test("room-classroom: one absorbing wall, and how far four formulas then part", () => {
    const { inputs, expected, tolerance } = vector<
      Record<"lino63" | "ceiling63" | "plaster57" | "glass12_on_x_pair", number[]>,
      Record<"sabine" | "eyring" | "fitzroy" | "arau", number[]>
    >("room-classroom");
    const slats = [0.12, 0.3, 0.75, 1, 0.85, 0.8];
    const bands = [0, 1, 2, 3, 4, 5];
    const boxes = bands.map((band): Box => {
      const at = (values: number[]) => values[band] ?? 0;
      const plaster = at(inputs.plaster57);
      return {
        volume: 189,
        airLoss: airLoss({
          ...{ temperature: 20, humidity: 50 },
          frequency: exactThird(octaves[band] ?? 0),
        }),
        pairs: [
          [
            { area: 30, absorption: plaster },
            { area: 12, absorption: at(inputs.glass12_on_x_pair) },
          ],
          [
            { area: 27, absorption: plaster },
            { area: 27, absorption: at(slats) },
          ],
          [
            { area: 63, absorption: at(inputs.lino63) },
            { area: 63, absorption: at(inputs.ceiling63) },
          ],
        ],
      };
    });
    const rooms = boxes.map(({ pairs, ...box }) => ({ ...box, surfaces: pairs.flat() }));
    expectNear(rooms.map(sabine), expected.sabine, tolerance);
    expectNear(rooms.map(eyring), expected.eyring, tolerance);
    expectNear(boxes.map(fitzroy), expected.fitzroy, tolerance);
    expectNear(boxes.map(arauPuchades), expected.arau, tolerance);
  });

  test("room-5models: with one absorbing wall the formulas come in this order", () => {
    const { expected } = vector<object, Record<string, number>>("room-5models");
    const box = boxOf([8, 5, 3], [0.5, 0.1, 0.1]);
    const room = { volume: box.volume, surfaces: box.pairs.flat() };
    const found: Record<string, number> = {
      ...{ sabine: sabine(room), eyring: eyring(room), millington: millington(room) },
      ...{ fitzroy: fitzroy(box), arau: arauPuchades(box) },
    };
    const order = (times: Record<string, number>) =>
      Object.keys(times).sort((a, b) => (times[a] ?? 0) - (times[b] ?? 0));
    expect(order(found)).toEqual(order(expected));
  });

  test("schroeder: where single modes begin", () => {
    const { inputs, expected, tolerance } = vector<
      { T_V: [number, number][] },
      { fs_Hz: number[] }
    >("schroeder");
    expectNear(
      inputs.T_V.map(([time, volume]) => schroederFrequency({ time, volume })),
      expected.fs_Hz,
      tolerance,
    );
  });

  test("percentages and perfect rooms are refused, edge effects capped", () => {
    const room = (absorption: number) => ({ volume: 100, surfaces: [{ area: 100, absorption }] });
    expect(() => sabine(room(30))).toThrow("impossible");
    expect(() => eyring(room(1.09))).toThrow("no decay");
    expect(sabine(room(1.09))).toBe(sabine(room(1)));
  });
});

test("din18041-A, din18041-B: what rooms should have", () => {
  const far = vector<{ V: number[]; groups: ListeningUse[] }, { T: number[][] }>("din18041-A");
  for (const [row, volume] of far.inputs.V.entries()) {
    const found = far.inputs.groups.map((use) => wantedTime({ use, volume }));
    expectNear(found, far.expected.T[row] ?? [], far.tolerance);
  }
  const near = vector<{ h: number[] }, { A_over_V: number[][] }>("din18041-B");
  const uses: NearUse[] = ["B2", "B3", "B4", "B5"];
  for (const [row, height] of near.inputs.h.entries()) {
    const found = uses.map((use) => wantedAbsorption({ use, height }));
    expectNear(found, near.expected.A_over_V[row] ?? [], near.tolerance);
  }
});

describe("speech", () => {
  const seven = <Value>(value: Value) => Array<Value>(7).fill(value);

  test("sti-T, sti-T-snr: by reverberation and noise", () => {
    const quiet = vector<{ T: number[] }, { STI: number[] }>("sti-T");
    expectNear(
      quiet.inputs.T.map((time) => roomSpeechTransmission({ times: seven(time) })),
      quiet.expected.STI,
      quiet.tolerance,
    );
    const noisy = vector<{ T_SNR: [number, number][] }, { STI: number[] }>("sti-T-snr");
    expectNear(
      noisy.inputs.T_SNR.map(([time, above]) =>
        roomSpeechTransmission({ times: seven(time), factors: seven(noiseFactor(above)) }),
      ),
      noisy.expected.STI,
      noisy.tolerance,
    );
  });

  test("sti-staircase, sti-annexM: as printed in the standard", () => {
    const steps = vector<{ m: number[] }, { STI: number[] }>("sti-staircase");
    expectNear(
      steps.inputs.m.map((left) =>
        speechTransmission(seven(bandTransmission(Array(14).fill(left)))),
      ),
      steps.expected.STI,
      steps.tolerance,
    );
    const worked = vector<
      { mtf: number[][]; speech_dB: number[]; noise_dB: number[] },
      { MTI: number[]; STI: number },
      { MTI: number; STI: number }
    >("sti-annexM");
    const factors = hearingFactors({
      speech: worked.inputs.speech_dB,
      noise: worked.inputs.noise_dB,
    });
    const bands = factors.map((factor, band) =>
      bandTransmission(worked.inputs.mtf.map((row) => (row[band] ?? 0) * factor)),
    );
    expectNear(bands, worked.expected.MTI, worked.tolerance.MTI);
    expectNear([speechTransmission(bands)], [worked.expected.STI], worked.tolerance.STI);
  });

  test("sti-full: with levels, masking and the threshold of hearing", () => {
    const { inputs, expected, tolerance } = vector<
      { T: number[]; speech_dB: number[]; noise_dB: number[] },
      { STI: number; MTI: number[] }
    >("sti-full");
    const factors = hearingFactors({ speech: inputs.speech_dB, noise: inputs.noise_dB });
    const bands = inputs.T.map((time, band) =>
      bandTransmission(roomModulation(time).map((left) => left * (factors[band] ?? 1))),
    );
    expectNear(bands, expected.MTI, tolerance);
    expectNear([speechTransmission(bands)], [expected.STI], tolerance);
  });

  test("sti-6band: six bands stand for seven", () => {
    const { inputs, expected, tolerance } = vector<
      { T_125_4k: number[] },
      { STI_8k_copied: number; "STI_if_8k_is_0.4": number }
    >("sti-6band");
    const times = inputs.T_125_4k;
    expectNear(
      [roomSpeechTransmission({ times }), roomSpeechTransmission({ times: [...times, 0.4] })],
      [expected.STI_8k_copied, expected["STI_if_8k_is_0.4"]],
      tolerance,
    );
    expect(() => speechTransmission([1, 1])).toThrow("Seven");
  });

  test("c50-exp, barron: clarity", () => {
    const even = vector<{ T: number[] }, { C50_dB: number[]; D50: number[] }>("c50-exp");
    expectNear(even.inputs.T.map(speechClarity), even.expected.C50_dB, even.tolerance);
    expectNear(even.inputs.T.map(definition), even.expected.D50, 0.0002);
    const far = vector<
      { T_V_r: [number, number, number][] },
      Record<"C50_dB" | "C80_dB" | "G_dB", number[]>
    >("barron");
    const places = far.inputs.T_V_r.map(([time, volume, distance]) => ({ time, volume, distance }));
    const found = places.map((place) => clarityAt(place));
    expectNear(
      found.map(({ clarity }) => clarity),
      far.expected.C50_dB,
      far.tolerance,
    );
    expectNear(
      found.map(({ strength }) => strength),
      far.expected.G_dB,
      far.tolerance,
    );
    expectNear(
      places.map((place) => clarityAt({ ...place, early: 0.08 }).clarity),
      far.expected.C80_dB,
      far.tolerance,
    );
  });

  test("booth-speech, booth-dsa: what a booth takes from speech", () => {
    const spoken = vector<{ Lp_1m: number[] }, { LpA_1m: number; LWA: number }>("booth-speech");
    expect(spoken.inputs.Lp_1m).toEqual([...normalSpeech]);
    const level = weightedLevel(normalSpeech);
    expectNear(
      [level, powerLevel(level)],
      [spoken.expected.LpA_1m, spoken.expected.LWA],
      spoken.tolerance,
    );
    const lowered = vector<{ D_i_dB: number[][] }, { D_SA: number[] }>("booth-dsa");
    expectNear(
      lowered.inputs.D_i_dB.map(speechReduction),
      lowered.expected.D_SA,
      lowered.tolerance,
    );
  });
});

describe("solve-01: the least area of panels", () => {
  type Given = { gain: number[]; cap: number; panel: number };
  const { inputs, expected, tolerance } = vector<
    {
      V: number;
      A0: number[];
      A_min: number[];
      A_max: number[];
      products: Record<"slat_wall" | "wool_ceiling" | "perf_wall", Given>;
      wall_cap_total: number;
    },
    {
      best_T_125: number;
      LP_250_4k_m2: number;
      LP_x: number[];
      integer_panels: number[];
      T_integer: number[];
      eyring_T_of_LP: number[];
    }
  >("solve-01");
  const given = [
    inputs.products.slat_wall,
    inputs.products.wool_ceiling,
    inputs.products.perf_wall,
  ];
  const questionFrom = (band: number): PanelQuestion => ({
    present: inputs.A0.slice(band),
    least: inputs.A_min.slice(band),
    most: inputs.A_max.slice(band),
    choices: given.map(({ gain, cap, panel }) => ({ gain: gain.slice(band), most: cap, panel })),
    shared: [{ choices: [0, 2], most: inputs.wall_cap_total }],
  });

  test("says which band is out of reach, and how far it gets", () => {
    const question = questionFrom(0);
    const plan = planPanels(question);
    expect(plan).toMatchObject({ outcome: "out-of-reach", band: 0 });
    const best = decayTime({ volume: inputs.V, area: mostReachable({ question, band: 0 }) });
    expectNear([best], [expected.best_T_125], tolerance);
  });

  test("without that band gives the least area and whole panels", () => {
    const plan = planPanels(questionFrom(1));
    if (plan.outcome !== "planned") throw new Error(plan.outcome);
    const sum = plan.areas.reduce((total, area) => total + area, 0);
    expectNear([sum], [expected.LP_250_4k_m2], tolerance);
    expectNear(plan.areas, expected.LP_x, tolerance);
    expect(plan.panels).toEqual(expected.integer_panels);
    const absorbed = (areas: number[], band: number) =>
      given.reduce(
        (area, { gain }, at) => area + (gain[band] ?? 0) * (areas[at] ?? 0),
        inputs.A0[band] ?? 0,
      );
    const whole = plan.panels.map((count, at) => count * (given[at]?.panel ?? 0));
    expectNear(
      inputs.A0.map((_, band) => decayTime({ volume: inputs.V, area: absorbed(whole, band) })),
      expected.T_integer,
      tolerance,
    );
    const inAir = octaves
      .slice(0, 6)
      .map((octave) => airLoss({ temperature: 20, humidity: 50, frequency: exactThird(octave) }));
    const shorter = inputs.A0.map((_, band) => {
      const loss = inAir[band] ?? 0;
      const absorption = (absorbed(plan.areas, band) - loss * inputs.V) / 222;
      return eyring({ volume: inputs.V, airLoss: loss, surfaces: [{ area: 222, absorption }] });
    });
    expectNear(shorter, expected.eyring_T_of_LP, tolerance);
    expect(decayConstant).toBeCloseTo(0.1611, 4);
  });

  test("bands that cannot be met together are a conflict", () => {
    const plan = planPanels({
      ...{ present: [0, 0], least: [10, 0], most: [20, 5] },
      choices: [{ gain: [1, 1], most: 40, panel: 1 }],
    });
    expect(plan).toEqual({ outcome: "conflict" });
    expect(minimise({ costs: [1], rows: [{ factors: [1], sign: "at-least", limit: 3 }] })).toEqual([
      3,
    ]);
  });
});
