import { isObject } from "../field.ts";

/** A product in a picture; its place in percent of the width and height. */
export type Point = { product: string; x: number; y: number };

const moves: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const step = 0.5;
const farStep = 5;

/** Puts a product into its place: a product has one point, which stays within the picture. */
export function placePoint(points: Point[], { product, x, y }: Point): Point[] {
  const point = { product, x: percent(x), y: percent(y) };
  const isThere = points.some((other) => other.product === product);
  if (!isThere) return [...points, point];
  return points.map((other) => (other.product === product ? point : other));
}

/** Where an arrow key moves a point to, further with Shift; undefined for another key. */
export function nudge(point: Point, { key, shiftKey }: { key: string; shiftKey: boolean }) {
  const by = moves[key];
  if (!by) return undefined;
  const far = shiftKey ? farStep : step;
  return { ...point, x: point.x + by.x * far, y: point.y + by.y * far };
}

/** The products that the rows of a record name, each once. */
export function productsIn(rows: unknown): string[] {
  const ids = (Array.isArray(rows) ? rows : []).map((row) => (isObject(row) ? row.id : undefined));
  return [...new Set(ids.filter((id): id is string => typeof id === "string" && id !== ""))];
}

function percent(value: number): number {
  return Math.round(Math.min(100, Math.max(0, value)) * 10) / 10;
}
