import type { Calculation } from "./calculation.ts";

/** Its name and size: numbers and units that need no translation. */
export function roomTitle({ name, room }: Calculation): string {
  const size =
    room.shape === "box"
      ? `${room.length} × ${room.width} × ${room.height} m`
      : `${room.volume} m³`;
  return name ? `${name} · ${size}` : size;
}
