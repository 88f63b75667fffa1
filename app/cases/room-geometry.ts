import type { RoomDimensions } from "#domain/cases/case-content.ts";

/** The widest sheet a room is drawn on, in units of its own; about the size of a hand. */
const widest = 400;
/** For the numbers at the left, and for the thickness of the wall at the right. */
const margin = { left: 38, right: 18 };
const top = 8;
/** Thickness of what is cut through. */
export const cut = 7;
/** Between the section and the plan, and below the plan for its length. */
const gap = 20;
const below = 36;
const bar = 18;
/** What plan and section may take of the height. */
const highest = 200;

type Box = { x: number; y: number; width: number; height: number };

export type RoomGeometry = {
  width: number;
  height: number;
  /** Units of the sheet for each metre. */
  scale: number;
  section: Box;
  plan: Box;
  bar: { x: number; y: number; metres: number; width: number };
};

/** Plan and section at one scale, the section above and its walls in line with those of the plan. */
export function placeRoom({ length, width: across, height: high }: RoomDimensions): RoomGeometry {
  const scale = Math.min((widest - margin.left - margin.right) / length, highest / (across + high));
  const drawn = round(length * scale);
  const x = margin.left;
  const section = { x, y: top + cut, width: drawn, height: round(high * scale) };
  const plan = {
    x,
    y: round(section.y + section.height + cut + gap),
    width: drawn,
    height: round(across * scale),
  };
  const foot = round(plan.y + plan.height + cut + below);
  const metres = barMetres(scale);
  return {
    width: round(x + drawn + margin.right),
    height: foot + bar,
    scale,
    section,
    plan,
    bar: { x, y: foot + 4, metres, width: round(metres * scale) },
  };
}

/** The longest round length that stays a small bar. */
function barMetres(scale: number): number {
  const lengths = [10, 5, 2, 1];
  return lengths.find((metres) => metres * scale <= 110) ?? 1;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
