import { PersonFigure, personHeight } from "../ui/pictures/person-figure.tsx";

export type Measures = { width: number; height: number; depth: number };

const doorway = 850;
const table = { width: 1340, depth: 400 };

/** A front view in millimetres, with somebody inside to compare. The floor is at the bottom edge. */
export function BoothElevation({ outer, tallest }: { outer: Measures; tallest: number }) {
  const { width, height } = outer;
  const top = tallest - height;
  const middle = (width - doorway - 60) / 2;
  return (
    // Far wider than any window: in a row, all are narrowed by the same factor.
    <svg
      viewBox={`0 0 ${width} ${tallest}`}
      width={width * 10}
      className="block h-auto max-w-full"
      aria-hidden="true"
    >
      <rect y={top} width={width} height={height} rx="50" className="fill-ink" />
      <rect
        x="60"
        y={top + 130}
        width={width - 120}
        height={height - 210}
        className="fill-[var(--lining)] transition-colors duration-200"
      />
      <rect x={width / 2 - 280} y={top + 170} width="560" height="46" className="fill-white" />
      <PersonFigure transform={`translate(${middle} ${tallest - 80 - personHeight})`} />
      <rect
        x={width - doorway - 60}
        y={top + 130}
        width="50"
        height={height - 210}
        className="fill-ink"
      />
      <rect
        x={width - doorway + 60}
        y={tallest - 1240}
        width="36"
        height="320"
        className="fill-paper"
      />
    </svg>
  );
}

const seat = 420;
const gap = 60 + seat / 2;

type Table = { left: number; top: number; width: number; depth: number };

/** One or two face a table on the rear wall; four sit on benches at its sides, six all round two. */
export function placeTable({
  persons,
  rear,
  outer,
}: {
  persons: number;
  rear: number;
  outer: Measures;
}) {
  const { width, depth } =
    persons === 4
      ? { width: table.depth, depth: table.width }
      : { width: table.width, depth: persons > 4 ? table.depth * 2 : table.depth };
  const top = persons < 4 ? rear : (outer.depth - depth) / 2;
  return { left: 1500 - width / 2, top, width, depth };
}

/** One for each person. */
export function placeSeats({ persons, at }: { persons: number; at: Table }) {
  const right = at.left + at.width;
  const bottom = at.top + at.depth;
  const middle = at.top + at.depth / 2;
  const [near, far] = [at.top + at.depth / 4, at.top + (at.depth * 3) / 4];
  const [first, second] = [at.left + at.width / 4, at.left + (at.width * 3) / 4];
  const before = (x: number) => ({ x, y: bottom + gap });
  const behind = (x: number) => ({ x, y: at.top - gap });
  const beside = (y: number) => [
    { x: at.left - gap, y },
    { x: right + gap, y },
  ];
  if (persons === 1) return [before(1500)];
  if (persons < 4) return [before(first), before(second)];
  if (persons === 4) return [...beside(near), ...beside(far)];
  return [before(first), before(second), behind(first), behind(second), ...beside(middle)];
}

/** Walls, table, seats and door of a booth from above, in millimetres, in the middle of 3 m. */
export function BoothFloor({
  outer,
  inner,
  persons,
  door = doorway,
}: {
  outer: Measures;
  inner: Measures;
  persons: number;
  /** How far its door swings out. */
  door?: number;
}) {
  const left = floorLeft(outer);
  const wall = (outer.width - inner.width) / 2;
  const hinge = left + outer.width - wall - 60;
  const front = outer.depth;
  const rear = (outer.depth - inner.depth) / 2;
  const at = placeTable({ persons, rear, outer });
  return (
    <>
      <rect x={left} width={outer.width} height={outer.depth} className="fill-ink" />
      <rect
        x={left + wall}
        y={rear}
        width={inner.width}
        height={inner.depth}
        className="fill-paper"
      />
      <rect
        x={at.left}
        y={at.top}
        width={at.width}
        height={at.depth}
        className="fill-[#d9bd93] stroke-oak-deep"
        strokeWidth="12"
      />
      {placeSeats({ persons, at }).map(({ x, y }) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={seat / 2}
          className="fill-line stroke-felt"
          strokeWidth="10"
        />
      ))}
      <rect
        x={hinge - door}
        y={front - rear - 4}
        width={door}
        height={rear + 8}
        className="fill-paper"
      />
      <path
        d={`M${hinge} ${front}v${door}A${door} ${door} 0 0 1 ${hinge - door} ${front}`}
        className="fill-none stroke-ink"
        strokeWidth="14"
        strokeDasharray="40 30"
      />
    </>
  );
}

/** Where a booth begins that stands in the middle of 3 m. */
export function floorLeft({ width }: Pick<Measures, "width">): number {
  return (3000 - width) / 2;
}

/** The floor plan in millimetres; all sizes on one sheet, so that they can be compared. */
export function BoothPlan({
  outer,
  inner,
  persons,
}: {
  outer: Measures;
  inner: Measures;
  persons: number;
}) {
  const left = floorLeft(outer);
  const front = outer.depth;
  return (
    <svg viewBox={`-420 -60 3640 ${outer.depth + 1300}`} className="w-full" aria-hidden="true">
      <BoothFloor outer={outer} inner={inner} persons={persons} />
      <g className="fill-none stroke-felt" strokeWidth="10">
        <path
          d={`M${left} ${front + 980}h${outer.width}m0-60v120M${left} ${front + 920}v120M${left - 140} 0v${outer.depth}m-60 0h120M${left - 200} 0h120`}
        />
      </g>
      <g className="tabular fill-ink text-[150px] font-semibold" textAnchor="middle">
        <text x="1500" y={front + 1170}>
          {outer.width}
        </text>
        <text transform={`translate(${left - 200} ${outer.depth / 2}) rotate(-90)`}>
          {outer.depth}
        </text>
      </g>
    </svg>
  );
}
