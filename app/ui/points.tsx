import type { ReactNode } from "react";
import { Share } from "./share.tsx";

/** A number in a ring: over a picture, and again in the list that explains it. */
export function NumberMark({ number }: { number: number }) {
  return (
    <span className="tabular inline-flex size-7 shrink-0 items-center justify-center rounded-full border border-ink bg-paper text-sm leading-none font-medium text-ink">
      {number}
    </span>
  );
}

/** Where a number stands over a picture or drawing, in percent of its width and height. */
export type Point = { x: number; y: number };

/**
 * Numbers over a drawing, counted from its inline start. A photograph is not mirrored in Arabic:
 * it and its points belong into a box of `dir="ltr"`.
 */
export function Points({ points }: { points: Point[] }) {
  return points.map(({ x, y }, position) => (
    <AtPoint key={`${x} ${y}`} x={x} y={y} isHidden>
      <span className="-ms-3.5 -mt-3.5 flex">
        <NumberMark number={position + 1} />
      </span>
    </AtPoint>
  ));
}

/** Something whose upper inline start is a point of the box it stands in. */
export function AtPoint({
  x,
  y,
  isHidden = false,
  children,
}: Point & {
  /** From screen readers, where the list beneath says it all. */
  isHidden?: boolean;
  children: ReactNode;
}) {
  return (
    <div aria-hidden={isHidden || undefined} className="pointer-events-none absolute inset-0 flex">
      <Share width={x / 100} />
      <div className="flex w-0 flex-col">
        <Share height={y / 100} />
        {children}
      </div>
    </div>
  );
}
