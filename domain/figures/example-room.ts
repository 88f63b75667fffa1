import type { OctaveBand } from "../acoustics/octave-bands.ts";
import { type RoomTimes, timesByBand } from "./slat-room.ts";
import { getSlatRoom, slatRoomAbsorption, slatRoomTime } from "./slat-rooms.ts";

const room = "classroom";

/** The room of the knowledge articles, in metres. */
const { length, width, height } = getSlatRoom(room);
export const exampleRoom = { length, width, height };

export function roomAbsorption(question: { panels: number; band: OctaveBand }): number {
  return slatRoomAbsorption({ room, ...question });
}

export function roomTime(question: { panels: number; band: OctaveBand }): number {
  return slatRoomTime({ room, ...question });
}

export function roomTimes(panels: number): RoomTimes {
  return timesByBand((band) => roomTime({ panels, band }));
}
