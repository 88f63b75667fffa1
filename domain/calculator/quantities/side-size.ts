import type { BoxSide } from "../box-sides.ts";
import type { BoxRoom } from "../room.ts";
import type { Rectangle } from "./lay-panels.ts";

/** A side of a box as one looks at it, in millimetres. */
export function sideSize({ length, width, height }: BoxRoom, side: BoxSide): Rectangle {
  if (side === "front" || side === "back") return { width: 1000 * width, height: 1000 * height };
  if (side === "left" || side === "right") return { width: 1000 * length, height: 1000 * height };
  return { width: 1000 * length, height: 1000 * width };
}
