import { type Copy, listBlocks } from "../page-copy/page-copy.ts";
import { NumberMark, type Point, Points } from "../ui/pictures/points.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

/** Section through a panel, 12 units to the millimetre: slats 27 × 12, gaps 13, felt 9. */
const pitch = 480;
const slats = [-1, 0, 1, 2].map((position) => position * pitch + 98);
const fibres = Array.from({ length: 40 }, (_, position) => {
  const x = position * 31;
  const y = 170 + ((position * 37) % 80);
  return `M${x} ${y}q18 ${((position * 13) % 30) - 15} 44 ${((position * 7) % 18) - 9}`;
}).join("");

const points: Point[] = [
  { x: 30, y: 5 },
  { x: 21.5, y: 31 },
  { x: 41.5, y: 79 },
];

function SlatSection() {
  return (
    <svg viewBox="0 0 1200 270" className="w-full rtl:-scale-x-100" aria-hidden="true">
      <rect y="154" width="1200" height="108" className="fill-ink" />
      <path d={fibres} className="fill-none stroke-felt" strokeWidth="1.5" />
      {slats.map((x) => (
        <g key={x}>
          <path
            d={`M${x} 154V22a12 12 0 0 1 12-12h300a12 12 0 0 1 12 12v132z`}
            className="fill-[#d9bd93]"
          />
          <path
            d={`M${x + 3} 154V22a9 9 0 0 1 9-9h300a9 9 0 0 1 9 9v132`}
            className="fill-none stroke-oak-deep"
            strokeWidth="7"
          />
          <path
            d={`M${x + 30} 50h90m40 22h120m-230 26h60m60 14h130m-250 20h110`}
            className="fill-none stroke-oak"
            strokeWidth="1.5"
            strokeDasharray="3 9"
          />
        </g>
      ))}
    </svg>
  );
}

/** What a panel is made of: its section drawn large, then each part in its own words. */
export function SlatAnatomy({ copy }: { copy: Copy }) {
  return (
    <section className="section-space bg-sand">
      <div className="page-width grid gap-x-16 gap-y-5 desktop:grid-cols-2 desktop:items-end">
        <h2 className="max-w-[18ch] text-title">
          <Headline>{copy["made.title"]}</Headline>
        </h2>
        <p className="max-w-prose text-lead text-felt">
          <Text>{copy["made.lead"]}</Text>
        </p>
      </div>
      <div className="mt-12 overflow-hidden pt-3">
        <div className="relative -mx-[20%] tablet:mx-0">
          <SlatSection />
          <Points points={points} />
        </div>
      </div>
      <ol className="page-width mt-12 grid gap-10 tablet:grid-cols-3">
        {listBlocks({ copy, name: "made" }).map(({ number, title, text }) => (
          <li key={number}>
            <h3 className="flex items-center gap-3 text-xl">
              <NumberMark number={number} />
              <Headline>{title}</Headline>
            </h3>
            <p className="mt-3 text-felt">
              <Text>{text}</Text>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
