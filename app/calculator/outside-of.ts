import { type Bands, bandsOf } from "#domain/acoustics/bands.ts";
import type { WantedTimes } from "#domain/calculator/room-target.ts";

/** The bands in which a room lies outside of what is wanted. */
export function outsideOf({ times, wanted }: { times: Bands; wanted: WantedTimes }) {
  const outside = (isOutside: (time: number, range: { least: number; most: number }) => boolean) =>
    bandsOf(times).filter((band) => {
      const range = wanted[band];
      return range && isOutside(times[band] ?? 0, range);
    });
  return {
    // What is shown is rounded to hundredths, and so is what it is held against.
    long: outside((time, { most }) => time > most + 0.005),
    short: outside((time, { least }) => time < least - 0.005),
  };
}
