import { m } from "#text";
import type { Copy } from "../page-copy/page-copy.ts";
import { NumberMark, type Point, Points } from "../ui/pictures/points.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

const hatch = Array.from({ length: 12 }, (_, position) => `M0 ${position * 50}l180-180`).join("");
const curls = Array.from(
  { length: 5 },
  (_, position) => `M300 ${position * 56 + 56}c-120 6-120 22 0 28s120 22 0 28`,
).join("");
const board = [0, 68, 136, 204, 272, 340];

const points: Point[] = [
  { x: 13.5, y: 50 },
  { x: 54, y: 8.5 },
  { x: 45, y: 50 },
  { x: 81.3, y: 50 },
  { x: 91.5, y: 39.8 },
];

const layers = [m.layer_wall, m.layer_battens, m.layer_wool, m.layer_fleece, m.layer_board];

/** Wall, battens, wool, fleece, board: the whole depth, because that is what a drawing must allow for. */
export function WoodenBuildUp({ copy }: { copy: Copy }) {
  return (
    <section className="page-width section-space grid items-center gap-x-16 gap-y-10 desktop:grid-cols-[5fr_7fr]">
      <div>
        <h2 className="text-title">
          <Headline>{copy["buildup.title"]}</Headline>
        </h2>
        <p className="mt-4 max-w-prose text-lead text-felt">
          <Text>{copy["buildup.text"]}</Text>
        </p>
        <ol className="mt-8 space-y-3">
          {layers.map((layer, position) => (
            <li key={layer()} className="flex items-center gap-3">
              <NumberMark number={position + 1} />
              {layer()}
            </li>
          ))}
        </ol>
      </div>
      <div className="relative">
        <svg viewBox="0 0 668 400" className="w-full rtl:-scale-x-100" aria-hidden="true">
          <rect width="180" height="400" className="fill-line" />
          <path d={hatch} className="fill-none stroke-felt" />
          <path d="M180 0v400" className="stroke-ink" strokeWidth="2" />
          <path d={curls} className="fill-none stroke-oak" strokeWidth="2" />
          {[0, 332].map((y) => (
            <g key={y} className="fill-[#e0bd8d] stroke-oak-deep" strokeWidth="1.5">
              <rect x="181" y={y} width="355" height="68" />
              <path d={`M181 ${y}l355 68M181 ${y + 68}l355-68`} />
            </g>
          ))}
          <path d="M543 0v400" className="stroke-ink" strokeWidth="8" strokeDasharray="3 4" />
          {board.map((y) => (
            <rect key={y} x="556" y={y} width="110" height="46" className="fill-[#c99a63]" />
          ))}
        </svg>
        <Points points={points} />
      </div>
    </section>
  );
}
