import { airLoss } from "../acoustics/air-absorption.ts";
import type { OctaveBand } from "../acoustics/octave-bands.ts";
import { slatOctaves } from "../acoustics/published-curves.ts";
import { absorptionArea, decayTime } from "../acoustics/reverberation.ts";
import { type SurfaceKind, surfaceValues } from "../acoustics/room-surfaces.ts";
import { type SlatRoom, timesByBand } from "./slat-room.ts";

/** Metres. */
type Size = { length: number; width: number; height: number };
/** Square metres of what bounds the room, and of slats in place of one of them when it is treated. */
type Bounded = Size & {
  surfaces: Partial<Record<SurfaceKind, number>>;
  slats: { on: SurfaceKind; most: number };
};

export const slatRoomNames = ["classroom", "meeting", "office", "living"] as const;
export type SlatRoomName = (typeof slatRoomNames)[number];

const air = { temperature: 20, humidity: 50 };

/** Rooms that are calculated bare and with wood slats; the coefficients are those of the tables. */
const rooms: Record<SlatRoomName, Bounded> = {
  classroom: {
    ...{ length: 9, width: 7, height: 3 },
    surfaces: { linoleum: 63, "plasterboard-ceiling": 63, plaster: 84, glass: 12 },
    slats: { on: "plaster", most: 40 },
  },
  meeting: {
    ...{ length: 6, width: 4.5, height: 2.8 },
    surfaces: { carpet: 27, "plasterboard-ceiling": 27, plaster: 46.8, glass: 10, door: 2 },
    slats: { on: "plaster", most: 16 },
  },
  office: {
    ...{ length: 14, width: 9, height: 3 },
    surfaces: { carpet: 126, "plasterboard-ceiling": 126, plaster: 114, glass: 24 },
    slats: { on: "plaster", most: 60 },
  },
  living: {
    ...{ length: 7, width: 5, height: 2.8 },
    surfaces: { parquet: 35, "plasterboard-ceiling": 35, plaster: 55.2, glass: 12 },
    slats: { on: "plaster", most: 18 },
  },
};

export function getSlatRoom(name: SlatRoomName): SlatRoom {
  const { length, width, height, slats } = rooms[name];
  const timesWith = (panels: number) =>
    timesByBand((band) => slatRoomTime({ room: name, panels, band }));
  return {
    ...{ length, width, height, slats: slats.most },
    bare: timesWith(0),
    full: timesWith(slats.most),
  };
}

/** Equivalent absorption area of the room in one band, with slats in the place of its walls. */
export function slatRoomAbsorption({
  room,
  panels,
  band,
}: {
  room: SlatRoomName;
  panels: number;
  band: OctaveBand;
}): number {
  const { surfaces, slats } = rooms[room];
  const bare = Object.entries(surfaces).map(([kind, area]) => ({
    area: kind === slats.on ? area - panels : area,
    absorption: surfaceValues[kind as SurfaceKind].absorption[band],
  }));
  const area = absorptionArea([...bare, { area: panels, absorption: slatOctaves[band] }]);
  return area + airLoss({ ...air, frequency: band }) * volumeOf(rooms[room]);
}

/** Reverberation time after Sabine in seconds, with so many square metres of slats. */
export function slatRoomTime(asked: { room: SlatRoomName; panels: number; band: OctaveBand }) {
  return decayTime({ volume: volumeOf(rooms[asked.room]), area: slatRoomAbsorption(asked) });
}

/** Square metres of all that bounds the room. */
export function boundedArea(name: SlatRoomName): number {
  return Object.values(rooms[name].surfaces).reduce((sum, area) => sum + area, 0);
}

function volumeOf({ length, width, height }: Size): number {
  return length * width * height;
}
