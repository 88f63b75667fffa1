import { seededNumbers } from "./seeded-noise.ts";

/** As loud on average as the sentences are, so that nothing startles when another is chosen. */
const level = 0.1;

/** A short burst of noise around 1.5 kHz, as two hands make it. */
export function clap(rate: number): Float32Array {
  const next = seededNumbers(1);
  const sound = new Float32Array(Math.ceil(0.12 * rate));
  // A resonance of one octave.
  const turn = (2 * Math.PI * 1500) / rate;
  const radius = Math.exp(-turn / 3);
  let [one, two] = [0, 0];
  for (let at = 0; at < sound.length; at++) {
    const seconds = at / rate;
    const burst = Math.min(1, seconds / 0.001) * Math.exp(-seconds / 0.008);
    const value = burst * (2 * next() - 1) + 2 * radius * Math.cos(turn) * one - radius ** 2 * two;
    two = one;
    one = value;
    sound[at] = value;
  }
  return scaled(sound, 0.5 / Math.max(...sound.map(Math.abs)));
}

const lowest = 125;
const highest = 4000;

/** A tone that rises through all octaves that are calculated, evenly in octaves, in three seconds. */
export function sweep(rate: number): Float32Array {
  const seconds = 3;
  const octaves = Math.log(highest / lowest);
  const sound = new Float32Array(Math.ceil(seconds * rate));
  for (let at = 0; at < sound.length; at++) {
    const share = at / sound.length;
    const turns = ((lowest * seconds) / octaves) * (Math.exp(octaves * share) - 1);
    const fade = Math.min(1, share / 0.02, (1 - share) / 0.02);
    sound[at] = fade * Math.sin(2 * Math.PI * turns);
  }
  return scaled(sound, level * Math.SQRT2);
}

function scaled(sound: Float32Array, by: number): Float32Array {
  return sound.map((value) => value * by);
}
