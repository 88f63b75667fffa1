import { m } from "#text";
import { PersonFigure, personHeight } from "../ui/pictures/person-figure.tsx";
import type { Point } from "../ui/pictures/points.tsx";
import type { Measures } from "./booth-drawings.tsx";

export type Measured = { outer: Measures; inner: Measures };

/** The sheet is a square, as the pictures are; the floor is a line near its lower edge. */
const sheet = 3000;
const floor = 2660;
/** Under the feet; the rest of what a booth is higher outside than inside is its roof. */
const base = 60;
const panel = 38;
const table = { depth: 400, height: 740 };

function place({ outer, inner }: Measured) {
  const left = (sheet - outer.depth) / 2 - 140;
  const wall = (outer.depth - inner.depth) / 2;
  return {
    left,
    right: left + outer.depth,
    top: floor - outer.height,
    /** The room in it. */
    rear: left + wall,
    front: left + wall + inner.depth,
    ceiling: floor - base - inner.height,
    ground: floor - base,
    middle: left + outer.depth / 2,
  };
}

/** Lamp, fan, wall, table and door in the drawing, in this order. */
export function cutPoints(booth: Measured): Point[] {
  const { left, right, top, rear, front, ceiling, ground, middle } = place(booth);
  const roof = (top + ceiling) / 2;
  return [
    { x: middle - 60, y: ceiling + 60 },
    { x: middle + 330, y: roof },
    { x: (left + rear) / 2, y: ground - 1400 },
    { x: rear + table.depth / 2, y: ground - table.height },
    { x: (front + right) / 2, y: ground - 1050 },
  ].map(({ x, y }) => ({ x: (x / sheet) * 100, y: (y / sheet) * 100 }));
}

/** A booth cut open from front to back, in millimetres, with somebody at its table. */
export function CutAway({ outer, inner }: Measured) {
  const { left, right, top, rear, front, ceiling, ground, middle } = place({ outer, inner });
  const description = m.booth_section({
    height: outer.height,
    depth: outer.depth,
    innerHeight: inner.height,
    innerDepth: inner.depth,
  });
  const fan = middle + 230;
  return (
    <svg viewBox={`0 0 ${sheet} ${sheet}`} className="block w-full" role="img">
      <title>{description}</title>
      <rect width={sheet} height={sheet} className="fill-sand" />
      <path d={`M0 ${floor}h${sheet}`} className="stroke-felt" strokeWidth="8" />
      <rect
        x={left}
        y={top}
        width={outer.depth}
        height={outer.height}
        rx="24"
        className="fill-ink"
      />
      {/* The panels of rear wall and roof, and the felt that lines them. */}
      <path
        d={`M${left + 6} ${top + 6}h${panel - 6}v${outer.height - base - 6}h${6 - panel}z`}
        className="fill-line"
      />
      <path
        d={`M${left + panel} ${ceiling - 12}H${front}v12H${rear}V${ground}H${left + panel}z`}
        className="fill-[#d9bd93]"
      />
      <rect x={rear} y={ceiling} width={inner.depth} height={inner.height} className="fill-paper" />
      {/* The glazed front, and the door's handle. */}
      <rect
        x={front}
        y={ceiling}
        width={right - front}
        height={inner.height}
        className="fill-sand"
      />
      <rect x={front + 14} y={ceiling} width="14" height={inner.height} className="fill-felt" />
      <path
        d={`M${right + 26} ${ground - 1200}v320m-14-320h28m-28 320h28`}
        className="fill-none stroke-ink"
        strokeWidth="22"
      />
      {/* The lamp and its light. */}
      <path
        d={`M${middle - 270} ${ceiling + 26}h420L${middle + 330} ${ground - table.height}H${rear}z`}
        className="fill-[#f3e3bd] opacity-60"
      />
      <rect
        x={middle - 270}
        y={ceiling}
        width="420"
        height="26"
        className="fill-white stroke-ink"
        strokeWidth="6"
      />
      {/* Two fans, one behind the other, blow out through the roof. */}
      <rect x={fan} y={top + 20} width="200" height={ceiling - top - 20} className="fill-paper" />
      <path d={`M${fan + 20} ${ceiling - 30}h160`} className="stroke-ink" strokeWidth="14" />
      <g className="fill-none stroke-oak-deep" strokeWidth="14" strokeLinecap="round">
        {[60, 140].map((across) => (
          <path
            key={across}
            d={`M${fan + across} ${ceiling + 260}C${fan + across - 30} ${ceiling + 120} ${fan + across + 20} ${ceiling + 40} ${fan + across} ${top - 150}m-34 44l34-44 34 44`}
          />
        ))}
      </g>
      <SeatedPerson x={rear + table.depth + 70} y={ground} />
      <rect
        x={rear}
        y={ground - table.height}
        width={table.depth}
        height="30"
        className="fill-[#d9bd93] stroke-oak-deep"
        strokeWidth="10"
      />
      <path
        d={`M${rear} ${ground - table.height + 210}l${table.depth * 0.6}-180`}
        className="stroke-oak-deep"
        strokeWidth="16"
      />
      <PersonFigure transform={`translate(${right + 520} ${floor - personHeight})`} />
      <g className="fill-none stroke-felt" strokeWidth="8">
        <path
          d={`M${left} ${floor + 130}h${outer.depth}m0-45v90M${left} ${floor + 85}v90M${left - 130} ${top}v${outer.height}m-45 0h90M${left - 175} ${top}h90`}
        />
        <path
          d={`M${rear} ${ceiling + 330}h${inner.depth}m0-30v60M${rear} ${ceiling + 300}v60M${front - 90} ${ceiling}v${inner.height}m-30 0h60M${front - 120} ${ceiling}h60`}
        />
      </g>
      <g className="tabular fill-ink text-[104px] font-semibold" textAnchor="middle">
        <text x={middle} y={floor + 285}>
          {outer.depth}
        </text>
        <text transform={`translate(${left - 165} ${top + outer.height / 2}) rotate(-90)`}>
          {outer.height}
        </text>
        <text x={middle - 120} y={ceiling + 450}>
          {inner.depth}
        </text>
        <text transform={`translate(${front - 125} ${ceiling + 590}) rotate(-90)`}>
          {inner.height}
        </text>
      </g>
    </svg>
  );
}

/** Somebody on a chair, who looks to the left; the knees are at x, the feet at y. */
function SeatedPerson({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M60-450h420M270-450v330m-190 60l190-60 190 60M500-480v-430"
        className="fill-none stroke-felt"
        strokeWidth="34"
        strokeLinecap="round"
      />
      <g className="fill-ink/55">
        <circle cx="330" cy="-1200" r="112" />
        <path d="M250-1070h130a80 80 0 0 1 80 80v470H100l-10 520h-140v-60h60V-570a90 90 0 0 1 90-90h140l-10-150-180 60-30-70 200-130z" />
      </g>
    </g>
  );
}
