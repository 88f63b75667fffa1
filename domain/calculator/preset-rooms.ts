import type { SurfaceKind } from "../acoustics/room-surfaces.ts";
import type { BoxSide } from "./box-sides.ts";
import type { Calculation } from "./calculation.ts";
import type { RoomMaterial } from "./room.ts";

export const presetNames = ["classroom", "meeting", "office"] as const;
export type PresetName = (typeof presetNames)[number];

const of = (id: SurfaceKind): RoomMaterial => ({ kind: "surface", id });

function sides(floor: SurfaceKind, walls: SurfaceKind, ceiling: SurfaceKind) {
  const wall = of(walls);
  return {
    ...{ floor: of(floor), ceiling: of(ceiling) },
    ...{ front: wall, back: wall, left: wall, right: wall },
  } satisfies Record<BoxSide, RoomMaterial>;
}

const air = { temperature: 20, humidity: 50 };

/** Rooms to begin with: nothing is put up yet. */
export const presetRooms: Record<PresetName, Calculation> = {
  classroom: {
    name: "",
    room: {
      ...{ shape: "box", length: 9, width: 7, height: 3, air },
      sides: sides("linoleum", "plaster", "plasterboard-ceiling"),
      patches: [{ on: "left", area: 12, material: of("glass") }],
    },
    target: { standard: "DIN 18041:2016", use: "A3" },
    treatments: [],
  },
  meeting: {
    name: "",
    room: {
      ...{ shape: "box", length: 6, width: 4.5, height: 2.8, air },
      sides: sides("carpet", "plasterboard", "plasterboard-ceiling"),
      patches: [
        { on: "front", area: 10, material: of("glass") },
        { on: "back", area: 2, material: of("door") },
      ],
    },
    target: { standard: "DIN 18041:2016", use: "A3" },
    treatments: [],
  },
  office: {
    name: "",
    room: {
      ...{ shape: "box", length: 14, width: 9, height: 3, air },
      sides: sides("carpet", "plaster", "concrete"),
      patches: [{ on: "left", area: 24, material: of("glass") }],
    },
    target: { standard: "DIN 18041:2016", use: "B3" },
    treatments: [],
  },
};
