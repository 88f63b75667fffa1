import type { ContainerGroup, PackedLine } from "#domain/export-desk/plan-shipment.ts";
import { containers } from "#domain/shipping/container.ts";
import type { Placement } from "#domain/shipping/place-units.ts";
import { fillOf, letterOf } from "./line-mark.tsx";
import { layersOf, type Run } from "./runs.ts";

export type View = "side" | "top";

/** What a drawing shows of a unit: along the container, and down from the upper edge. */
type Face = { x: number; y: number; width: number; height: number };

/**
 * A container cut open, in millimetres. Its front wall is where lines of text begin, its doors where
 * they end: in Arabic the drawing is turned round, and its letters are turned back.
 */
export function LoadView({
  view,
  group: { type, placements },
  runs,
  lines,
  label,
}: {
  view: View;
  group: ContainerGroup;
  runs: Run[];
  lines: PackedLine[];
  label: string;
}) {
  const { length, width, height, door } = containers[type];
  const across = view === "side" ? height : width;
  const opening = view === "side" ? door.height : door.width;
  const doorStart = view === "side" ? height - door.height : (width - door.width) / 2;
  return (
    <svg
      viewBox={`-60 -60 ${length + 120} ${across + 120}`}
      direction="ltr"
      role="img"
      aria-label={label}
      className="block w-full [print-color-adjust:exact] rtl:-scale-x-100"
    >
      <rect
        width={length}
        height={across}
        className="fill-white stroke-ink"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
      {lines.map(({ place }, load) => (
        <path
          key={place}
          d={facesOf({ view, height, placements: placements.filter((one) => one.load === load) })
            .map(rectangle)
            .join("")}
          className={`stroke-ink ${fillOf(place)}`}
          strokeWidth="1"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <path
        d={`M${length} ${doorStart}v${opening}`}
        className="stroke-oak"
        strokeWidth="5"
        vectorEffect="non-scaling-stroke"
      />
      <g fontSize="520" strokeWidth="110" textAnchor="middle" className="font-semibold">
        {runs.map((run) => {
          const line = lines[run.load];
          if (!line) return null;
          return (
            <text
              key={run.at}
              x={run.at + (run.rows * run.along) / 2}
              y={middleOf({ view, run, height, unit: line.load.unit.height }) + 180}
              className="origin-center fill-ink stroke-paper [paint-order:stroke] [transform-box:fill-box] rtl:-scale-x-100"
            >
              {letterOf(line.place)}
            </text>
          );
        })}
      </g>
    </svg>
  );
}

/** Of those behind or beneath each other, what is seen. */
function facesOf({
  view,
  height: roof,
  placements,
}: {
  view: View;
  height: number;
  placements: Placement[];
}): Face[] {
  const seen = new Map<string, Face>();
  for (const { x, y, z, length, width, height } of placements) {
    const face =
      view === "side"
        ? { x, y: roof - z - height, width: length, height }
        : { x, y, width: length, height: width };
    const key = view === "side" ? `${x} ${z}` : `${x} ${y}`;
    if ((seen.get(key)?.height ?? 0) < face.height) seen.set(key, face);
  }
  return [...seen.values()];
}

function rectangle({ x, y, width, height }: Face): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

function middleOf({
  view,
  run,
  height,
  unit,
}: {
  view: View;
  run: Run;
  height: number;
  /** How high one unit is. */
  unit: number;
}): number {
  if (view === "side") return height - (layersOf(run) * unit) / 2;
  return (Math.min(run.abreast, run.units) * run.across) / 2;
}
