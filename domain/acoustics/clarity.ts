import { air } from "./air.ts";

const decay = 6 * Math.LN10;
const decibels = (ratio: number) => 10 * Math.log10(ratio);

/** Share of energy that arrives within 50 ms, in an evenly decaying field. */
export function definition(time: number): number {
  return 1 - Math.exp((-decay * 0.05) / time);
}

/** Clarity C50 of an evenly decaying field, in decibels. */
export function speechClarity(time: number): number {
  return decibels(Math.expm1((decay * 0.05) / time));
}

/**
 * Clarity and strength at a distance from an omnidirectional source (Barron's revised theory). Made
 * for halls; in small treated rooms good to 2 dB or so.
 */
export function clarityAt({
  time,
  volume,
  distance,
  early = 0.05,
}: {
  time: number;
  volume: number;
  distance: number;
  /** What counts as early, in seconds: 0.05 for speech, 0.08 for music. */
  early?: number;
}): { clarity: number; strength: number } {
  const direct = 100 / distance ** 2;
  const reverberant =
    ((400 * Math.PI * air.speed * time) / (decay * volume)) *
    Math.exp((-decay * distance) / (air.speed * time));
  const late = reverberant * Math.exp((-decay * early) / time);
  return {
    clarity: decibels((direct + reverberant - late) / late),
    strength: decibels(direct + reverberant),
  };
}
