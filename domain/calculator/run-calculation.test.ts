import { expect, test } from "vitest";
import { octaveBands } from "../acoustics/octave-bands.ts";
import { vector } from "../acoustics/testing/vector.ts";
import { calculation } from "./calculation.ts";
import { presetRooms } from "./preset-rooms.ts";
import { readLink } from "./read-link.ts";
import { runCalculation, speechIndex } from "./run-calculation.ts";

const { classroom, office } = presetRooms;
const bare = runCalculation({ calculation: classroom, absorbers: [] });
const lasting = (time: number) => ({
  ...bare.before,
  sabine: Object.fromEntries(octaveBands.map((band) => [band, time])),
});

test("noise counts as the indirect method has it", () => {
  const { inputs, expected, tolerance } = vector<{ T_SNR: [number, number][] }, { STI: number[] }>(
    "sti-T-snr",
  );
  for (const [at, [time, above]] of inputs.T_SNR.entries()) {
    // A normal voice has 57.4 dB(A) at one metre.
    const index = speechIndex(lasting(time), 57.41 - above) ?? 0;
    expect(Math.abs(index - (expected.STI[at] ?? 0))).toBeLessThan(tolerance + 0.0002);
  }
});

test("without noise, and with hardly any, speech is the same; the louder it is the less is understood", () => {
  const quiet = speechIndex(lasting(0.6)) ?? 0;
  expect(speechIndex(lasting(0.6), 0)).toBeCloseTo(quiet, 4);
  let before = quiet;
  for (let noise = 20; noise <= 100; noise += 5) {
    const index = speechIndex(lasting(0.6), noise) ?? 0;
    expect(index).toBeLessThan(before + 1e-9);
    before = index;
  }
  const { 125: _bass, ...some } = lasting(0.6).sabine;
  expect(speechIndex({ ...bare.before, sabine: some }, 40)).toBeUndefined();
});

/** The meeting room to begin with, as links had it before furniture. */
const oldLink =
  "lZLPboMwDMZfZfKZVcDaqspt0i677AWmHgwxEJUkKDHaJsS7z27XYyV2S6zf9_nvAgE9gQEoIMXowSyQB5w01MRviY4Ueh7AHAv4clZf-92hgIFcPzCYencqAF1SIZOfKCHPSeR1KdDsnXX8A-ZQrgVkZykr2I0xXhUXF6xkynPqsCXJ5vTbYpqIQRQtudGF_jE6jZiZUhMx2ec7LcIuxSDVbZEp3mB72U6P1P3DO90GtQ0XfkJuB53T5wIxCHHrRaacCMFUMlePonA4PnbtxTWr3Z_HtcG7Rb3FweqK1vUsFTGmXvahp8EYrBZq4O3946k6lftKNl0dRTVnPZrXF-2ZJQ97CqxtnNdf";

test("a link from before there was furniture opens the same room", () => {
  const opened = readLink(oldLink);
  expect(opened).toEqual(presetRooms.meeting);
});

test("a room that was described before there was furniture has the times it had", () => {
  const empty = calculation.parse({
    ...classroom,
    room: { ...classroom.room, furniture: { share: 0 } },
  });
  const { before } = runCalculation({ calculation: empty, absorbers: [] });
  expect(before).toEqual(bare.before);
  expect(before).toMatchObject({ objects: 0, evidence: "published" });
});

test("what a standard asks for by volume is held against the air that is left", () => {
  const furnished = { ...office, room: { ...office.room, furniture: { share: 10, pieces: 1 } } };
  const [one, other] = [office, furnished].map((asked) =>
    runCalculation({ calculation: asked, absorbers: [] }),
  );
  const most = one?.wanted?.[500]?.most ?? 0;
  expect(other?.wanted?.[500]?.most).toBeCloseTo(0.9 * most, 9);
});
