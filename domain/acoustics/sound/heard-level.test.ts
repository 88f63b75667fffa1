import { expect, test } from "vitest";
import { heardLevel, playingGains } from "./heard-level.ts";
import { clap, sweep } from "./test-sounds.ts";

test("a sound in a room is what adding up echoes by hand gives", () => {
  const sound = Float32Array.from([1, -0.5, 0.25]);
  const left = Float32Array.from([0, 1, 0, 0.5]);
  const right = Float32Array.from([0.5, 0, 0, 0]);
  // Left: 0, 1, −0.5, 0.75, −0.25, 0.125; right: 0.5, −0.25, 0.125.
  const energy = 1 + 0.25 + 0.5625 + 0.0625 + 0.015625 + 0.25 + 0.0625 + 0.015625;
  const found = heardLevel({ sound, response: { left, right } });
  expect(found.peak).toBeCloseTo(1, 9);
  expect(found.energy).toBeCloseTo(energy, 9);
});

const bare = { peak: 0.4, energy: 9 };
const treated = { peak: 0.2, energy: 1 };

test("one gain for both, such that the louder one is not cut off", () => {
  const gains = playingGains({ before: bare, after: treated, matched: false });
  expect(gains.after).toBe(gains.before);
  expect(20 * Math.log10(gains.before * bare.peak)).toBeCloseTo(-1, 9);
  const other = playingGains({ before: treated, after: bare, matched: false });
  expect(other.before).toBe(gains.before);
});

test("matched, both have the energy of the quieter one", () => {
  const gains = playingGains({ before: bare, after: treated, matched: true });
  expect(gains.before ** 2 * bare.energy).toBeCloseTo(gains.after ** 2 * treated.energy, 9);
  expect(gains.before * bare.peak).toBeLessThan(1);
  expect(gains.after * treated.peak).toBeLessThan(1);
});

test("silence and a room alone have a gain too", () => {
  const silent = { peak: 0, energy: 0 };
  const gains = playingGains({ before: bare, after: undefined, matched: true });
  expect(gains.before).toBeGreaterThan(0);
  expect(Number.isFinite(playingGains({ before: bare, after: silent, matched: true }).after)).toBe(
    true,
  );
});

test("clap and sweep stay within bounds and begin and end softly", () => {
  for (const sound of [clap(24_000), sweep(24_000)]) {
    expect(sound.every((value) => Math.abs(value) <= 0.51)).toBe(true);
    expect(Math.abs(sound[0] ?? 1)).toBeLessThan(0.01);
    expect(Math.abs(sound.at(-1) ?? 1)).toBeLessThan(0.01);
  }
  const rising = sweep(24_000);
  const crossings = (from: number, to: number) =>
    rising.subarray(from, to).filter((value, at, part) => value > 0 !== (part[at - 1] ?? 0) > 0);
  expect(crossings(0, 12_000).length).toBeLessThan(crossings(60_000, 72_000).length / 5);
});
