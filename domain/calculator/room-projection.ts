import type { BoxSide } from "./box-sides.ts";

export type Size = { length: number; width: number; height: number };
export type Point = { x: number; y: number };

/** The sheet the room is drawn on, in its own units. */
export const sheet = { width: 480, height: 320 };
const margin = { x: 56, y: 34 };
const cosine = Math.cos(Math.PI / 6);
const sine = 0.5;

/**
 * A box seen from above at a corner: length runs to the right, width to the left, both downwards.
 * The same in every language, as plans are.
 */
export function project(size: Size) {
  const across = (size.length + size.width) * cosine;
  const down = (size.length + size.width) * sine + size.height;
  const scale = Math.min(
    (sheet.width - 2 * margin.x) / across,
    (sheet.height - 2 * margin.y) / down,
  );
  const left = (sheet.width - across * scale) / 2 + size.width * cosine * scale;
  const top = (sheet.height - down * scale) / 2 + size.height * scale;
  const at = (along: number, aside: number, up: number): Point => ({
    x: round(left + (along - aside) * cosine * scale),
    y: round(top + (along + aside) * sine * scale - up * scale),
  });
  return { at, scale };
}

/** A place on a side of the box: both from 0 to 1, across it and upwards (or along the width). */
export type OnSide = (across: number, up: number) => Point;

export function sidePlane({ size, side }: { size: Size; side: BoxSide }): OnSide {
  const { at } = project(size);
  const { length, width, height } = size;
  const planes: Record<BoxSide, OnSide> = {
    floor: (u, v) => at(u * length, v * width, 0),
    ceiling: (u, v) => at(u * length, v * width, height),
    // Front and back stand across the length, left and right across the width.
    back: (u, v) => at(0, u * width, v * height),
    front: (u, v) => at(length, u * width, v * height),
    left: (u, v) => at(u * length, 0, v * height),
    right: (u, v) => at(u * length, width, v * height),
  };
  return planes[side];
}

export function outline(points: Point[]): string {
  return `${points.map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${x} ${y}`).join("")}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
