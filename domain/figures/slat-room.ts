import { type OctaveBand, octaveBands } from "../acoustics/octave-bands.ts";

export type RoomTimes = Record<OctaveBand, number>;

/** A room that can be treated with wood slats; metres, square metres, seconds. */
export type SlatRoom = {
  length: number;
  width: number;
  height: number;
  /** In it once all of it is treated. */
  slats: number;
  bare: RoomTimes;
  full: RoomTimes;
};

/**
 * The room with a share of its slats, from 0 to 1: every square metre adds the same absorption, to
 * which the time is inverse. Apart from the rooms, so that a browser can have it alone.
 */
export function partlyTreated({ room, share }: { room: SlatRoom; share: number }): RoomTimes {
  return timesByBand((band) => 1 / ((1 - share) / room.bare[band] + share / room.full[band]));
}

export function timesByBand(timeIn: (band: OctaveBand) => number): RoomTimes {
  return Object.fromEntries(octaveBands.map((band) => [band, timeIn(band)])) as RoomTimes;
}
