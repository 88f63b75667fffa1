import type { Absorber } from "./absorber.ts";
import type { BoxSide } from "./box-sides.ts";
import type { Calculation } from "./calculation.ts";
import { sideSize } from "./quantities/side-size.ts";
import type { BoxRoom } from "./room.ts";
import { type Point, sidePlane } from "./room-projection.ts";

/** A part of a side; panels have a colour, what was there before has none. */
type DrawnPart = { corners: Point[]; colour: string | undefined };

/** Near sides are seen through: only their edges and what hangs on them. */
export type DrawnSide = { side: BoxSide; isNear: boolean; corners: Point[]; parts: DrawnPart[] };

const untoned = "#a8743d";
const fromBehind = ["floor", "back", "left", "right", "front", "ceiling"] as const;

/** The room with what is put up in it, from the farthest side to the nearest. */
export function drawRoom({
  room,
  treatments,
  absorbers,
}: {
  room: BoxRoom;
  treatments: Calculation["treatments"];
  absorbers: readonly Absorber[];
}): DrawnSide[] {
  return fromBehind.map((side, at) => {
    const plane = sidePlane({ size: room, side });
    const { width, height } = sideSize(room, side);
    const cornersBetween = (from: number, to: number) => [
      ...[plane(0, from), plane(1, from)],
      ...[plane(1, to), plane(0, to)],
    ];
    // From below upwards: panels in their finish, then what the side has anyway, such as windows.
    const on = [
      ...treatments
        .filter((treatment) => treatment.on === side)
        .map(({ area, material, finish }) => {
          const finishes = absorbers.find(({ id }) => id === material.id)?.finishes ?? [];
          const chosen = finishes.find(({ id }) => id === finish) ?? finishes[0];
          return { area, colour: chosen?.colour ?? untoned };
        }),
      ...room.patches
        .filter((patch) => patch.on === side)
        .map(({ area }) => ({ area, colour: undefined })),
    ];
    let from = 0;
    const parts = on.map(({ area, colour }) => {
      const to = Math.min(1, from + area / ((width * height) / 1e6));
      const part = { corners: cornersBetween(from, to), colour };
      from = to;
      return part;
    });
    return { side, isNear: at > 2, corners: cornersBetween(0, 1), parts };
  });
}
