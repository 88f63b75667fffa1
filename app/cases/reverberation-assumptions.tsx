import type { ReactNode } from "react";
import { bandsOf } from "#domain/acoustics/bands.ts";
import { octaveBands } from "#domain/acoustics/octave-bands.ts";
import { surfaceSources, surfaceValues } from "#domain/acoustics/room-surfaces.ts";
import { surfaceNames } from "#domain/acoustics/surface-names.ts";
import type { RoomDimensions } from "#domain/cases/case-content.ts";
import type { CaseReverberation, CountedProduct } from "#domain/cases/get-case-reverberation.ts";
import { plain } from "#domain/language/text.ts";
import { m } from "#text";
import { sideNames, sourceNames } from "../acoustics/surface-names.ts";
import { formatNumber, formatShort } from "../ui/format/format-number.ts";
import { dot } from "../ui/text/dot.ts";
import { Text } from "../ui/text/text.tsx";
import { Area } from "./area.tsx";

/** What the times were calculated from, all of it. */
export function ReverberationAssumptions({
  dimensions,
  reverberation,
}: {
  dimensions: RoomDimensions;
  reverberation: CaseReverberation;
}) {
  const { parts, counted, uncounted, volume, modesBelow } = reverberation;
  const missing = octaveBands.filter((band) => !bandsOf(reverberation.after).includes(band));
  const sources = [...new Set(parts.map(({ surface }) => surfaceValues[surface].source))];
  return (
    <details className="group mt-6 border-y border-line text-sm">
      <summary className="flex min-h-11 items-center justify-between gap-4 py-2 font-medium">
        {m.reverberation_assumptions()}
        <span
          aria-hidden="true"
          className="text-lg transition-transform duration-150 group-open:rotate-45"
        >
          +
        </span>
      </summary>
      <div className="grid gap-4 pb-5 text-felt">
        <p>
          <Text>
            {m.reverberation_model({
              length: formatShort(dimensions.length),
              width: formatShort(dimensions.width),
              height: formatShort(dimensions.height),
              volume: formatNumber(Math.round(volume)),
            })}
          </Text>
        </p>
        <Part title={m.reverberation_bare()}>
          <ul>
            {parts.map(({ side, surface, area }) => (
              <li key={`${side} ${surface}`}>
                {sideNames[side]()}
                {dot}
                {surfaceNames[surface]()}
                {dot}
                <Area of={Math.round(area * 10) / 10} />
              </li>
            ))}
          </ul>
          <p className="mt-1">
            {m.reverberation_surface_sources()}
            {sources.map((source, position) => (
              <span key={source}>
                {position > 0 && m.list_separator()}
                <a
                  href={surfaceSources[source]}
                  rel="noopener nofollow"
                  className="underline decoration-oak underline-offset-2 hover:text-ink"
                >
                  <Text>{sourceNames[source]()}</Text>
                </a>
              </span>
            ))}
          </p>
        </Part>
        <Part title={m.reverberation_counted()}>
          <ul className="grid gap-1.5">
            {counted.map((product) => (
              <Counted key={product.id} {...product} />
            ))}
          </ul>
        </Part>
        {[
          ...(uncounted.length > 0
            ? [
                m.reverberation_uncounted({
                  products: uncounted.map(({ title }) => plain(title)).join(dot),
                }),
              ]
            : []),
          ...(missing.length > 0 ? [m.reverberation_missing({ bands: missing.join("/") })] : []),
          m.reverberation_modes({ frequency: Math.round(modesBelow / 10) * 10 }),
          m.reverberation_eyring(),
        ].map((sentence) => (
          <p key={sentence}>
            <Text>{sentence}</Text>
          </p>
        ))}
      </div>
    </details>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="font-medium text-ink">{title}</h3>
      {children}
    </div>
  );
}

const origins = {
  measured: m.reverberation_from_measured,
  comparable: m.reverberation_from_comparable,
  calculated: m.reverberation_from_calculated,
};

function Counted({ title, area, buildUp, sources }: CountedProduct) {
  return (
    <li>
      <Text>{title}</Text>
      {dot}
      <Area of={area} />
      {dot}
      <Text>{buildUp}</Text>
      {sources.map(({ status, bands }) => (
        <span key={status}>
          {dot}
          <Text>{origins[status]({ bands: bands.join("/") })}</Text>
        </span>
      ))}
    </li>
  );
}
