import type { MouseEvent } from "react";

/** A place in a picture as shares of its width and height, from 0 to 1. */
export type PointIn = { x: number; y: number };

/** Where in an element somebody has clicked. */
export function pointIn(event: MouseEvent<HTMLElement>): PointIn {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  return { x: within((event.clientX - left) / width), y: within((event.clientY - top) / height) };
}

export function within(share: number): number {
  return Math.min(1, Math.max(0, share));
}
