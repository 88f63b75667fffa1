import type { BoxSide } from "#domain/calculator/room.ts";
import { m } from "#text";

export const sideNames: Record<BoxSide, () => string> = {
  floor: m.side_floor,
  ceiling: m.side_ceiling,
  front: m.calculator_side_front,
  back: m.calculator_side_back,
  left: m.calculator_side_left,
  right: m.calculator_side_right,
};
