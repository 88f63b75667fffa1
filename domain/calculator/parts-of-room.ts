import { AppError } from "../app-error.ts";
import type { BoxSide } from "./box-sides.ts";
import type { BoxRoom, RoomMaterial, RoomToCalculate } from "./room.ts";

/** The axis to which a side stands across: length, width, height. */
export type Axis = 0 | 1 | 2;

/** A part of the room's surface of one material. */
export type RoomPart = {
  area: number;
  material: RoomMaterial;
  /** Of a box: the side it lies on, and the axis to which that stands across. */
  side?: BoxSide;
  axis?: Axis;
  field: string;
};

const axes: Record<BoxSide, Axis> = { front: 0, back: 0, left: 1, right: 1, floor: 2, ceiling: 2 };

export function volumeOf(room: RoomToCalculate): number {
  return room.shape === "box" ? room.length * room.width * room.height : room.volume;
}

/** What bounds the room, part by part: a side is there as far as its patches leave it. */
export function partsOf(room: RoomToCalculate): RoomPart[] {
  if (room.shape === "surfaces") {
    return room.surfaces.map(({ area, material }, at) => ({
      ...{ area, material },
      field: `surfaces.${at}`,
    }));
  }
  const patches = room.patches.map(({ on, ...patch }, at) => ({
    ...{ ...patch, side: on, axis: axes[on], field: `patches.${at}` },
  }));
  const sides = Object.entries(room.sides).map(([name, material]) => {
    const side = name as BoxSide;
    const taken = patches.filter((patch) => patch.side === side);
    const left = sideArea(room, side) - taken.reduce((sum, { area }) => sum + area, 0);
    // Half a square centimetre is what numbers with two places may miss.
    if (left < -0.00005) throw tooMuchOn(taken.at(-1)?.field ?? "");
    return { area: Math.max(0, left), material, side, axis: axes[side], field: `sides.${side}` };
  });
  return [...sides, ...patches];
}

function sideArea({ length, width, height }: BoxRoom, side: BoxSide): number {
  const across = { 0: width * height, 1: length * height, 2: length * width };
  return across[axes[side]];
}

export function tooMuchOn(field: string): AppError {
  return new AppError("invalid", "More than the side has", {
    fields: { [`${field}.area`]: "too-large" },
  });
}
