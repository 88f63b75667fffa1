/** Free space that the installation asks for: beside, behind and above a booth, in millimetres. */
export const clearance = 100;
export const clearanceAbove = 300;

export const places = ["corner", "wall", "middle"] as const;
export type Place = (typeof places)[number];

type Size = { width: number; height: number; depth: number };
type Room = { length: number; width: number; height: number };

export type Placed = {
  /** Corner of the booth nearest to that of the room, in millimetres. */
  x: number;
  y: number;
  /** Whether its side rather than its front lies along the length of the room. */
  turned: boolean;
};

/** What is missing, in millimetres: along the length, along the width, in height. */
export type Missing = { length: number; width: number; height: number };

/**
 * Stands a booth in a room, its back to the first wall, its door opening into the room; turned by a
 * quarter where only that fits. All in millimetres. Doors of the room and columns are not known.
 */
export function placeBooth({
  outer,
  door,
  room,
  place,
}: {
  outer: Size;
  /** How far the door swings out. */
  door: number;
  room: Room;
  place: Place;
}): { placed: Placed } | { missing: Missing } {
  const ways = [false, true].map((turned) => {
    const [along, across] = turned ? [outer.depth, outer.width] : [outer.width, outer.depth];
    const before = Math.max(door, clearance);
    const needs = turned
      ? { length: clearance + along + before, width: across + 2 * clearance }
      : { length: along + 2 * clearance, width: clearance + across + before };
    const missing = {
      length: Math.max(0, needs.length - room.length),
      width: Math.max(0, needs.width - room.width),
      height: Math.max(0, outer.height + clearanceAbove - room.height),
    };
    return { turned, needs, missing };
  });
  const total = ({ missing }: (typeof ways)[number]) =>
    missing.length + missing.width + missing.height;
  const [best] = ways.toSorted((a, b) => total(a) - total(b));
  if (!best) throw new Error("there are two ways");
  if (total(best) > 0) return { missing: best.missing };
  // The rest of the room, shared out as the place asks for it.
  const spare = { x: room.length - best.needs.length, y: room.width - best.needs.width };
  const share = { corner: [0, 0], wall: best.turned ? [0, 0.5] : [0.5, 0], middle: [0.5, 0.5] }[
    place
  ];
  return {
    placed: {
      x: clearance + spare.x * (share[0] ?? 0),
      y: clearance + spare.y * (share[1] ?? 0),
      turned: best.turned,
    },
  };
}

/** How many surfaces throw the sound back into the room, as the directivity factor Q. */
export const directivityAt: Record<Place, number> = { middle: 1, wall: 2, corner: 4 };
