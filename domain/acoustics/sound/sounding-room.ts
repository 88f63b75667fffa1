import { air } from "../air.ts";
import { airAttenuation, type RoomAir } from "../air-absorption.ts";
import { type Bands, bandsOf } from "../bands.ts";
import { octaveBands } from "../octave-bands.ts";
import type { DecayingBand } from "./decaying-noise.ts";
import type { Point } from "./image-sources.ts";

type Sides = "front" | "back" | "left" | "right" | "floor" | "ceiling";

/** A room as far as one can make it heard. */
export type SoundingRoom = {
  /** In cubic metres. */
  volume: number;
  /** Seconds in which sound falls by 60 dB, by octave. */
  times: Bands;
  /** Of a box, in metres, with what each side absorbs on average. */
  dimensions?: { length: number; width: number; height: number } | undefined;
  absorption?: Record<Sides, Bands> | undefined;
  air?: RoomAir | undefined;
};

export const usualAir: RoomAir = { temperature: 20, humidity: 50 };

/** What air takes of the energy on each metre, m in 1/m. */
export function energyLoss(frequency: number, roomAir: RoomAir = usualAir): number {
  return airAttenuation({ ...roomAir, frequency }) / (10 * Math.LOG10E);
}

/** Nothing that is heard as a decay is shorter. */
const shortest = 0.05;

/**
 * The times of all octaves that a rate has room for. A band without a time takes that of the
 * nearest; an octave above the highest has its time shortened by what air takes more up there.
 */
export function decayingBands({
  room,
  rate,
}: {
  room: SoundingRoom;
  rate: number;
}): DecayingBand[] {
  const known = bandsOf(room.times);
  const bands: DecayingBand[] = octaveBands.map((frequency) => {
    const nearest = known.toSorted(
      (one, other) => Math.abs(Math.log(one / frequency)) - Math.abs(Math.log(other / frequency)),
    )[0];
    const time = nearest === undefined ? 0 : (room.times[nearest] ?? 0);
    return { frequency, time: Math.max(shortest, time) };
  });
  const highest = bands.at(-1);
  if (highest && rate > 4 * highest.frequency * Math.SQRT2) {
    const frequency = 2 * highest.frequency;
    const more = energyLoss(frequency, room.air) - energyLoss(highest.frequency, room.air);
    const rateOfDecay = 1 / highest.time + (air.speed * more) / (6 * Math.LN10);
    bands.push({ frequency, time: 1 / rateOfDecay });
  }
  return bands;
}

/** How far talker and listener are apart where the room has space for it, in metres. */
export const usualDistance = 2;

export function distanceIn({ volume, dimensions }: SoundingRoom): number {
  const longest = dimensions ? Math.max(dimensions.length, dimensions.width) : Math.cbrt(volume);
  return Math.min(usualDistance, 0.4 * longest);
}

/** Between the ears, in metres. */
const head = 0.18;

/**
 * A talker and two ears along the longer axis of a box. Off its middle: there, reflections of
 * opposite walls would arrive at once.
 */
export function placesIn(room: SoundingRoom): { source: Point; ears: [Point, Point] } | undefined {
  const { dimensions } = room;
  if (!dimensions) return undefined;
  const { length, width, height } = dimensions;
  const distance = distanceIn(room);
  const lengthwise = length >= width;
  const [long, short] = lengthwise ? [length, width] : [width, length];
  const near = 0.46 * long - distance / 2;
  const aside = 0.43 * short;
  const high = Math.min(1.2, 0.45 * height);
  const apart = Math.min(head, short / 4) / 2;
  const place = (along: number, across: number): Point =>
    lengthwise ? [along, across, high] : [across, along, high];
  return {
    source: place(near, aside),
    ears: [place(near + distance, aside - apart), place(near + distance, aside + apart)],
  };
}
