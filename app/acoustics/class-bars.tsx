import { boothClasses } from "#domain/figures/booth-scale.ts";

const shades = ["fill-oak/15", "fill-oak/30", "fill-oak/50", "fill-oak/75", "fill-oak-deep"];

/** The classes of booths side by side on a scale of decibels, where each begins beneath it. */
export function ClassBars({
  x,
  last,
  top,
  height,
}: {
  x: (decibels: number) => number;
  /** Where the scale, and the best class with it, ends. */
  last: number;
  top: number;
  height: number;
}) {
  return (
    <g textAnchor="middle">
      {boothClasses.map(({ name, from, to = last }, position) => (
        <g key={name}>
          <rect
            x={x(from)}
            y={top}
            width={x(to) - x(from) - 1}
            height={height}
            className={shades[position] ?? ""}
          />
          <text
            x={(x(from) + x(to)) / 2}
            y={top + height / 2 + 5}
            className={`font-semibold ${position === shades.length - 1 ? "fill-paper" : "fill-ink"}`}
          >
            {name}
          </text>
          <text x={x(from)} y={top + height + 18} className="fill-felt">
            {from}
          </text>
        </g>
      ))}
    </g>
  );
}
