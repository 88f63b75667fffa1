import type { Calculation } from "./calculation.ts";

/** Its name and size: numbers and units that need no translation. */
export function roomTitle(calculation: Calculation): string {
  const size = roomSize(calculation.room);
  return calculation.name ? `${calculation.name} · ${size}` : size;
}

export function roomSize(room: Calculation["room"]): string {
  return room.shape === "box"
    ? `${room.length} × ${room.width} × ${room.height} m`
    : `${room.volume} m³`;
}
