import { air } from "../air.ts";
import { decayingNoise } from "./decaying-noise.ts";
import { completeUntil, earlyReflections } from "./early-reflections.ts";
import { addPulse } from "./fractional-delay.ts";
import type { Point } from "./image-sources.ts";
import { decayingBands, distanceIn, placesIn, type SoundingRoom } from "./sounding-room.ts";

export type ImpulseResponse = { left: Float32Array; right: Float32Array };

/** Seconds in which noise takes over from images. */
const crossfade = 0.01;
/** Halls without end would take memory without end. */
const longest = 8;

/**
 * What a clap at the talker's place is at the listener's two ears: direct sound, the first
 * reflections of a box by image sources, then noise that decays as was calculated. Pressures are
 * those of a source with 1/4πr, in every room, so that a damped room is quieter too.
 */
export function impulseResponse({
  room,
  rate,
  seed = 1,
}: {
  room: SoundingRoom;
  /** Samples in a second. */
  rate: number;
  seed?: number;
}): ImpulseResponse {
  const bands = decayingBands({ room, rate });
  const seconds = Math.min(longest, 1.2 * Math.max(...bands.map(({ time }) => time)));
  const distances = directDistances(room);
  const direct = Math.min(...distances) / air.speed;
  const samples = Math.ceil((seconds + direct) * rate);
  const early = reflectionsOf({ room, rate });
  // Without images noise begins with the direct sound.
  const from = early ? Math.max(direct, early.until - crossfade) : direct;
  const noise = decayingNoise({ bands, samples, rate, seed });
  // As much energy as all images have together: their number grows as fast as each becomes weaker.
  const strength = Math.sqrt(air.speed / (4 * Math.PI * room.volume * rate));
  const ears = [noise.left, noise.right] as const;
  for (const [ear, signal] of ears.entries()) {
    const reflections = early?.ears[ear];
    for (let at = 0; at < samples; at++) {
      const passed = Math.min(1, Math.max(0, (at / rate - from) / crossfade));
      // Equal power, since the two have nothing in common.
      const tail = Math.sin((Math.PI / 2) * passed) * strength * (signal[at] ?? 0);
      signal[at] = tail + Math.cos((Math.PI / 2) * passed) * (reflections?.[at] ?? 0);
    }
    const distance = distances[ear] ?? 0;
    const place = (distance / air.speed) * rate;
    addPulse({ signal, place, amplitude: 1 / (4 * Math.PI * distance) });
  }
  return noise;
}

function directDistances(room: SoundingRoom): number[] {
  const places = placesIn(room);
  if (!places) return [distanceIn(room), distanceIn(room)];
  const { source, ears } = places;
  return ears.map((ear) => Math.hypot(...ear.map((place, axis) => place - (source[axis] ?? 0))));
}

function reflectionsOf({ room, rate }: { room: SoundingRoom; rate: number }) {
  const { dimensions, absorption, air: roomAir } = room;
  const places = placesIn(room);
  if (!dimensions || !absorption || !places) return undefined;
  const size: Point = [dimensions.length, dimensions.width, dimensions.height];
  const { front, back, left, right, floor, ceiling } = absorption;
  const box = { dimensions: size, source: places.source };
  const until = completeUntil({ ...box, ears: places.ears });
  const samples = Math.ceil((until + crossfade) * rate);
  return {
    until,
    ears: places.ears.map((listener) =>
      earlyReflections({
        ...{ ...box, listener, samples, rate, roomAir },
        absorption: [front, back, left, right, floor, ceiling],
      }),
    ),
  };
}
