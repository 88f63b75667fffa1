import type { ReactNode } from "react";
import { language } from "#domain/language/language.ts";
import { getLocale } from "#text/runtime";
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

/** Near an edge the card hangs away from it, else it hangs in the middle, over or under the point. */
function cardPlace({ x, y }: Point): string {
  const across = x < 33 ? "-left-5" : x > 67 ? "-right-5" : "left-0 -translate-x-1/2";
  return `${across} ${y < 50 ? "top-6" : "bottom-6"}`;
}

/**
 * A number over a picture that opens a card: `details`, so that it needs no script. It
 * is counted from the left, and belongs into a box of `dir="ltr"`.
 */
export function OpenPoint({
  x,
  y,
  number,
  group,
  name,
  children,
}: Point & {
  number: number;
  /** Of those with the same group, one is open. */
  group: string;
  name: ReactNode;
  children: ReactNode;
}) {
  return (
    <AtPoint x={x} y={y}>
      <details name={group} className="group pointer-events-auto relative open:z-10">
        <summary className="absolute -top-5.5 -left-5.5 flex size-11 items-center justify-center rounded-full outline-offset-0">
          <span className="flex rounded-full ring-4 ring-paper/60 transition-shadow duration-150 group-open:ring-oak group-hover:ring-paper">
            <NumberMark number={number} />
          </span>
          <span className="sr-only">: {name}</span>
        </summary>
        <div
          dir={language(getLocale()).dir}
          className={`absolute w-56 animate-fade border border-line bg-paper p-4 text-start shadow-[0_8px_24px_rgb(30_27_24/0.18)] print:hidden ${cardPlace({ x, y })}`}
        >
          {children}
        </div>
      </details>
    </AtPoint>
  );
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
