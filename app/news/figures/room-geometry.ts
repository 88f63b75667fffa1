import { round } from "./axis.ts";

export type Box = { length: number; width: number; height: number };
/** Paths on the sheet: the wall, what of it is covered, and the slats of that. */
export type Wall = { outline: string; covered: string; slats: string };

const scale = 21;
const origin = { x: 150, y: 84 };

/** A point of the room on the sheet: along the long wall, along the short one, upwards; in metres. */
function project({ along, across, up }: { along: number; across: number; up: number }) {
  return {
    x: round(origin.x + (along * 0.94 - across * 0.72) * scale),
    y: round(origin.y + (along * 0.18 + across * 0.42 - up * 0.98) * scale),
  };
}

type Side = "long" | "short";

function wallPoint({ side, at, up }: { side: Side; at: number; up: number }) {
  const { x, y } = project(
    side === "long" ? { along: at, across: 0, up } : { along: 0, across: at, up },
  );
  return `${x} ${y}`;
}

function wallPath({ side, to, height }: { side: Side; to: number; height: number }): string {
  if (to <= 0) return "";
  const corners = [
    { at: 0, up: 0 },
    { at: to, up: 0 },
    { at: to, up: height },
    { at: 0, up: height },
  ];
  return `M${corners.map((corner) => wallPoint({ side, ...corner })).join("L")}Z`;
}

/** How far along each far wall so many square metres reach, from floor to ceiling. */
export function coveredLengths({ area, room }: { area: number; room: Box }) {
  const long = Math.min(room.length, area / room.height);
  const short = Math.min(room.width, area / room.height - long);
  return { long: round(long), short: round(short) };
}

/** The room with panels on its two far walls, the long one first. */
export function coverWalls({ area, room }: { area: number; room: Box }) {
  const covered = coveredLengths({ area, room });
  const wall = (side: Side, length: number): Wall => ({
    outline: wallPath({ side, to: length, height: room.height }),
    covered: wallPath({ side, to: covered[side], height: room.height }),
    slats: Array.from({ length: Math.floor(covered[side] / 0.3) }, (_, position) => {
      const at = (position + 0.5) * 0.3;
      return `M${wallPoint({ side, at, up: 0 })}L${wallPoint({ side, at, up: room.height })}`;
    }).join(""),
  });
  const { length, width, height } = room;
  const floor = [
    { along: 0, across: 0, up: 0 },
    { along: length, across: 0, up: 0 },
    { along: length, across: width, up: 0 },
    { along: 0, across: width, up: 0 },
  ].map(project);
  const front = project({ along: length / 2, across: width, up: 0 });
  const side = project({ along: length, across: width / 2, up: 0 });
  const edge = project({ along: length, across: 0, up: height / 2 });
  return {
    long: wall("long", length),
    short: wall("short", width),
    floor: `M${floor.map(({ x, y }) => `${x} ${y}`).join("L")}Z`,
    labels: [
      { text: `${length} m`, x: front.x, y: round(front.y + 16) },
      { text: `${width} m`, x: round(side.x + 20), y: round(side.y + 10) },
      { text: `${height} m`, x: round(edge.x + 18), y: round(edge.y + 4) },
    ],
  };
}
