import { exampleRoom } from "#domain/figures/example-room.ts";
import { coverWalls, type Wall } from "./room-geometry.ts";

/** The room seen from above one corner; its two far walls carry the panels. */
export function DrawnRoom({
  area,
  isSized = true,
}: {
  area: number;
  /** Whether its sizes are written beside it: in a small drawing nobody could read them. */
  isSized?: boolean;
}) {
  const walls = coverWalls({ area, room: exampleRoom });
  return (
    <svg
      viewBox="0 0 400 190"
      direction="ltr"
      className="tabular mb-4 block w-full text-[0.75rem]"
      aria-hidden="true"
      focusable="false"
    >
      <path d={walls.floor} className="fill-line stroke-ink" strokeWidth="1.25" />
      {[walls.long, walls.short].map((wall) => (
        <CoveredWall key={wall.outline} wall={wall} />
      ))}
      <g className="fill-felt" textAnchor="middle">
        {(isSized ? walls.labels : []).map(({ text, x: left, y: top }) => (
          <text key={`${text} ${left}`} x={left} y={top}>
            {text}
          </text>
        ))}
      </g>
    </svg>
  );
}

function CoveredWall({ wall }: { wall: Wall }) {
  return (
    <>
      <path d={wall.outline} className="fill-sand stroke-ink" strokeWidth="1.25" />
      <path d={wall.covered} className="fill-oak" />
      <path d={wall.slats} className="fill-none stroke-oak-deep" strokeWidth="1" />
    </>
  );
}
