/** Where a value stands on an axis that runs evenly from one place of the sheet to another. */
export function axis({
  from,
  to,
  start,
  end,
}: {
  from: number;
  to: number;
  start: number;
  end: number;
}) {
  return (value: number) => round(start + ((value - from) / (to - from)) * (end - start));
}

/** Steps of an axis, without the dust of binary fractions. */
export function steps({ from, to, by }: { from: number; to: number; by: number }): number[] {
  const count = Math.round((to - from) / by);
  return Array.from({ length: count + 1 }, (_, position) => round(from + position * by));
}

/** A line through points; it is interrupted where there is none. */
export function lineThrough(points: ({ x: number; y: number } | undefined)[]): string {
  return points
    .map((point, position) => {
      if (!point) return "";
      return `${position === 0 || !points[position - 1] ? "M" : "L"}${point.x} ${point.y}`;
    })
    .join("");
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
