import { type Copy, listBlocks } from "../page-copy/page-copy.ts";
import { NumberMark, type Point, Points } from "../ui/pictures/points.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

const bottle: Point[] = [
  { x: 50, y: 33 },
  { x: 50, y: 84 },
];
const panel: Point[] = [
  { x: 32.7, y: 29.5 },
  { x: 23.9, y: 50.5 },
  { x: 62.9, y: 72 },
];

const hatch = Array.from({ length: 17 }, (_, position) => `M${position * 40 - 40} 470l60-60`).join(
  "",
);
const curls = Array.from(
  { length: 11 },
  (_, position) => `M${position * 60} 368c8-56 22-56 30 0s22 56 30 0`,
).join("");
const holes = [75, 185, 295, 405, 515];
const zigzag = "l-16 14 32 14-32 14 32 14-32 14 16 14";

function Bottle() {
  return (
    <svg viewBox="0 0 320 480" className="w-full" aria-hidden="true">
      <path
        d="M60 40q50-26 100-4t100-4M90 62q36-18 70-4"
        className="fill-none stroke-oak"
        strokeWidth="2"
      />
      <rect x="133" y="112" width="54" height="88" className="fill-oak/40" />
      <path
        d="M130 90v112c0 40-90 50-90 118v110a24 24 0 0 0 24 24h192a24 24 0 0 0 24-24V320c0-68-90-78-90-118V90"
        className="fill-none stroke-ink"
        strokeWidth="3"
      />
      <path d="M124 90h72" className="stroke-ink" strokeWidth="6" />
      <path d={`M160 214${zigzag}${zigzag}`} className="fill-none stroke-moss" strokeWidth="2.5" />
    </svg>
  );
}

function PanelSection() {
  return (
    <svg viewBox="0 0 620 480" className="w-full" aria-hidden="true">
      <path
        d="M20 60q70-26 140-2t140-2 140-2 160 0M80 86q60-20 120-2t120-2 120-2 100 0"
        className="fill-none stroke-oak"
        strokeWidth="2"
      />
      <rect y="110" width="620" height="64" className="fill-[#c99a63]" />
      {holes.map((x) => (
        <g key={x}>
          <rect x={x} y="109" width="36" height="66" className="fill-paper" />
          <rect x={x} y="118" width="36" height="48" className="fill-oak/40" />
          <path d={`M${x + 18} 200${zigzag}`} className="fill-none stroke-moss" strokeWidth="2.5" />
        </g>
      ))}
      <path d="M0 180h620" className="stroke-ink" strokeWidth="6" strokeDasharray="3 4" />
      <path d={curls} className="fill-none stroke-oak" strokeWidth="2" />
      <rect y="410" width="620" height="60" className="fill-line" />
      <path d={hatch} className="fill-none stroke-felt" />
      <path d="M0 410h620" className="stroke-ink" strokeWidth="2" />
    </svg>
  );
}

/** The bottle everybody knows, and the panel that works the same way; like parts carry like numbers. */
export function Resonance({ copy }: { copy: Copy }) {
  return (
    <section className="page-width section-space">
      <div className="grid gap-x-16 gap-y-5 desktop:grid-cols-2">
        <h2 className="text-title">
          <Headline>{copy["how.title"]}</Headline>
        </h2>
        <p className="max-w-prose text-lead text-felt">
          <Text>{copy["how.lead"]}</Text>
        </p>
      </div>
      <div className="mt-12 grid grid-cols-[1fr_1.95fr] items-end gap-x-6 border-b border-ink tablet:gap-x-16 desktop:mt-16">
        <div className="relative">
          <Bottle />
          <Points points={bottle} />
        </div>
        <div className="relative">
          <PanelSection />
          <Points points={panel} />
        </div>
      </div>
      <ol className="mt-10 grid gap-x-10 gap-y-8 tablet:grid-cols-3">
        {listBlocks({ copy, name: "how" }).map(({ number, title, text }) => (
          <li key={number}>
            <h3 className="flex items-center gap-3 text-xl leading-snug">
              <NumberMark number={number} />
              <Headline>{title}</Headline>
            </h3>
            <p className="mt-3 text-felt">
              <Text>{text}</Text>
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-12 max-w-prose border-s-4 border-oak ps-5 text-lead">
        <Text>{copy["how.note"]}</Text>
      </p>
    </section>
  );
}
