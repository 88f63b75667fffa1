import type { Curve } from "#domain/catalogue/curves-of.ts";
import { m } from "#text";
import { SourcedChart } from "../acoustics/sourced-chart.tsx";
import type { Copy } from "../page-copy/page-copy.ts";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

/** Three units to the millimetre; the panel itself is 9 mm of felt and 12 mm of slat. */
const scale = 3;
const panel = { felt: 9 * scale, slat: 12 * scale };
const masonry = 60;
const hatch = Array.from({ length: 16 }, (_, position) => `M${position * 40 - 80} 60l60-60`).join(
  "",
);
const curls = (depth: number) =>
  Array.from({ length: 8 }, (_, position) => {
    const x = position * 60;
    return `M${x} ${depth / 2}c10-${depth * 0.6} 20-${depth * 0.6} 30 0s20 ${depth * 0.6} 30 0`;
  }).join("");

/** A cut through wall, cavity, felt and slats, seen from above; the room lies below. */
function MountingSection({ depth, wool }: { depth: number; wool: boolean }) {
  const cavity = depth * scale - panel.felt - panel.slat;
  const felt = masonry + cavity;
  return (
    <svg viewBox="0 0 480 285" className="w-full" aria-hidden="true">
      <rect width="480" height={masonry} className="fill-line" />
      <path d={hatch} className="fill-none stroke-felt" strokeWidth="1" />
      <path d={`M0 ${masonry}h480`} className="stroke-ink" strokeWidth="2" />
      {cavity > 0 && (
        <g transform={`translate(0 ${masonry})`}>
          {wool && <path d={curls(cavity)} className="fill-none stroke-oak" strokeWidth="2" />}
          {[-30, 390].map((x) => (
            <g key={x} className="fill-[#e0bd8d] stroke-oak-deep" strokeWidth="1.5">
              <rect x={x} width="120" height={cavity} />
              <path d={`M${x} 0l120 ${cavity}M${x + 120} 0l-120 ${cavity}`} />
            </g>
          ))}
        </g>
      )}
      <rect y={felt} width="480" height={panel.felt} className="fill-ink" />
      {[0, 1, 2, 3].map((position) => (
        <rect
          key={position}
          x={position * 120 + 19.5}
          y={felt + panel.felt}
          width="81"
          height={panel.slat}
          className="fill-oak"
        />
      ))}
    </svg>
  );
}

function CurvesOnBattens({ copy, curves }: { copy: Copy; curves: Curve[] }) {
  const label = copy["mountings.battens.title"] ?? "";
  return (
    <div className="mt-16 grid gap-x-16 gap-y-6 border-t border-line pt-10 desktop:grid-cols-[1fr_2fr]">
      <h3 className="text-[1.75rem] leading-snug">
        <Headline>{label}</Headline>
        <span className="mt-1 block text-base font-normal text-felt">{m.chart_title()}</span>
      </h3>
      <SourcedChart curves={curves} />
    </div>
  );
}

const mountings = [
  { name: "direct", id: "direct", wool: false },
  { name: "battens", id: "battens-50", wool: false },
  { name: "wool", id: "battens-50-wool", wool: true },
];

/** The same panel on three walls, drawn to one scale: the depth is what differs. */
export function SlatMountings({
  copy,
  depths,
  curves,
}: {
  copy: Copy;
  depths: Record<string, number>;
  /** What is known of the panel on battens. */
  curves: Curve[];
}) {
  return (
    <section className="page-width section-space">
      <h2 className="max-w-[20ch] text-title">
        <Headline>{copy["mountings.title"]}</Headline>
      </h2>
      <p className="mt-4 max-w-prose text-lead text-felt">
        <Text>{copy["mountings.lead"]}</Text>
      </p>
      <ul className="mt-12 grid gap-x-8 gap-y-14 tablet:grid-cols-3 desktop:mt-16 desktop:gap-x-12">
        {mountings.map(({ name, id, wool }) => {
          const depth = depths[id];
          return (
            <li key={name}>
              {depth && (
                <figure>
                  <MountingSection depth={depth} wool={wool} />
                  <figcaption className="mt-3 flex items-baseline justify-between border-t border-ink pt-2 text-sm text-felt">
                    {m.depth_of_system()}
                    <bdi className="tabular text-xl font-semibold text-ink">
                      {m.millimetres({ value: depth })}
                    </bdi>
                  </figcaption>
                </figure>
              )}
              <h3 className="mt-6 text-xl leading-snug">
                <Headline>{copy[`mountings.${name}.title`]}</Headline>
              </h3>
              <p className="mt-3 text-felt">
                <Text>{copy[`mountings.${name}.text`]}</Text>
              </p>
            </li>
          );
        })}
      </ul>
      {curves.length > 0 && <CurvesOnBattens copy={copy} curves={curves} />}
    </section>
  );
}
