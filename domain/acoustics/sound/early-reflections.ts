import { air } from "../air.ts";
import type { RoomAir } from "../air-absorption.ts";
import type { Bands } from "../bands.ts";
import { octaveBands } from "../octave-bands.ts";
import { emptySignal, powerOfTwo, toFrequency, toTime } from "./fourier.ts";
import { addPulse } from "./fractional-delay.ts";
import { amplitudeOf, type ByWall, imageSources, type Point } from "./image-sources.ts";
import { octaveShares } from "./octave-shares.ts";
import { energyLoss } from "./sounding-room.ts";

/** Reflections up to this order come as images, 128 of them; noise takes over from there. */
const highestOrder = 4;

type Box = { dimensions: Point; source: Point };

/** When the first reflection arrives that is not among the images: from then on some are missing. */
export function completeUntil({ ears, ...box }: Box & { ears: readonly Point[] }): number {
  const missing = ears.flatMap((listener) =>
    imageSources({ ...box, listener, order: highestOrder + 1 })
      .filter(({ order }) => order > highestOrder)
      .map(({ distance }) => distance),
  );
  return Math.min(...missing) / air.speed;
}

/**
 * What walls throw back to one ear before sound has mixed, without the direct sound. Each octave has
 * its own coefficients and so its own pulses; they are filtered without shift in time and summed.
 */
export function earlyReflections({
  listener,
  absorption,
  samples,
  rate,
  roomAir,
  ...box
}: Box & {
  listener: Point;
  absorption: ByWall<Bands>;
  samples: number;
  rate: number;
  roomAir: RoomAir | undefined;
}): Float64Array {
  const images = imageSources({ ...box, listener, order: highestOrder }).filter(
    ({ order }) => order > 0,
  );
  // As much again of silence: what a filter spreads before the start comes out at the end.
  const length = powerOfTwo(2 * samples);
  // Pulses are one sound and add by their pressure; a wide passage rings least.
  const shares = octaveShares({ middles: octaveBands, length, rate, passage: 1 });
  const sum = emptySignal(length);
  for (const [band, frequency] of octaveBands.entries()) {
    const pulses = emptySignal(length);
    const airLoss = energyLoss(frequency, roomAir);
    const coefficients = absorption.map((wall) => wall[frequency] ?? 0) as unknown;
    for (const image of images) {
      const place = (image.distance / air.speed) * rate;
      if (place >= samples) continue;
      const amplitude = amplitudeOf({ image, absorption: coefficients as ByWall<number>, airLoss });
      addPulse({ signal: pulses.re, place, amplitude });
    }
    toFrequency(pulses);
    const share = shares(band);
    for (let bin = 0; bin < length; bin++) {
      sum.re[bin] = (sum.re[bin] ?? 0) + (share[bin] ?? 0) * (pulses.re[bin] ?? 0);
      sum.im[bin] = (sum.im[bin] ?? 0) + (share[bin] ?? 0) * (pulses.im[bin] ?? 0);
    }
  }
  toTime(sum);
  return sum.re.slice(0, samples);
}
