import type { BoxSide } from "../calculator/box-sides.ts";
import { type Calculation, calculation, type Treatment } from "../calculator/calculation.ts";
import type { RoomMaterial } from "../calculator/room.ts";
import type { RoomTarget } from "../calculator/room-target.ts";
import type { BareSurfaces, RoomDimensions, RoomSide } from "./case-content.ts";

/** What was put on a side, in m². */
export type Covering = { side: RoomSide; area: number; material: Treatment["material"] };

/** By so many square metres the figures of a case may miss what the room has. */
const slack = 0.01;

/**
 * The room of a case as the calculator holds it; undefined where more was put up than there is
 * room for. A case knows walls, the calculator four of them: windows and panels go where there is
 * room, each on one wall as far as it can be.
 */
export function roomOfCase({
  name,
  dimensions,
  surfaces: { patches = [], ...surfaces },
  coverings,
  target,
}: {
  name: string;
  dimensions: RoomDimensions;
  surfaces: BareSurfaces;
  coverings: readonly Covering[];
  target: RoomTarget | undefined;
}): Calculation | undefined {
  const of = (id: keyof typeof surfaces): RoomMaterial => ({ kind: "surface", id: surfaces[id] });
  const { length, width, height } = dimensions;
  const free: Record<BoxSide, number> = {
    ...{ floor: length * width, ceiling: length * width },
    ...{ front: width * height, back: width * height },
    ...{ left: length * height, right: length * height },
  };
  const windows = patches.map(({ on, area, surface: id }) => ({
    material: { kind: "surface", id },
    on: place({ area, free, sides: on === "walls" ? ["left", "right", "front", "back"] : [on] }),
  }));
  const panels = coverings.map(({ side, area, material }) => ({
    material,
    on: place({
      area,
      free,
      sides: side === "walls" ? ["back", "front", "left", "right"] : [side],
    }),
  }));
  if ([...windows, ...panels].some(({ on }) => on === undefined)) return undefined;
  return calculation.safeParse({
    name: [...name].slice(0, 80).join(""),
    room: {
      ...{ shape: "box", length, width, height },
      sides: {
        ...{ floor: of("floor"), ceiling: of("ceiling") },
        ...{ front: of("walls"), back: of("walls"), left: of("walls"), right: of("walls") },
      },
      patches: windows.flatMap(inPlaces),
    },
    target,
    treatments: panels.flatMap(inPlaces),
  }).data;
}

type Place = { on: BoxSide; area: number };

/** Takes the area off what is free: of the first side that has room for all of it, or of several. */
function place({
  area,
  free,
  sides,
}: {
  area: number;
  free: Record<BoxSide, number>;
  sides: readonly BoxSide[];
}): Place[] | undefined {
  const whole = sides.find((side) => free[side] >= area - 1e-9);
  const places: Place[] = [];
  let left = thousandths(area);
  for (const on of whole ? [whole] : sides) {
    // Never more than there is, but for the dust of binary fractions.
    const taken = Math.min(left, Math.floor(free[on] * 1000 + 1e-6) / 1000);
    if (taken <= 0) continue;
    free[on] -= taken;
    left = thousandths(left - taken);
    places.push({ on, area: taken });
  }
  return left > slack ? undefined : places;
}

const thousandths = (area: number) => Math.round(area * 1000) / 1000;

function inPlaces<Part extends { on: Place[] | undefined }>({ on: places = [], ...part }: Part) {
  return places.map(({ on, area }) => ({ on, area, ...part }));
}
