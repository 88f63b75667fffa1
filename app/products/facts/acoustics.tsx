import type { ReactNode } from "react";
import { curvesOf } from "#domain/catalogue/curves-of.ts";
import type { Product } from "#domain/catalogue/get-product.ts";
import { byFirmness, hasValues, type Mounting } from "#domain/catalogue/rate-mounting.ts";
import { m } from "#text";
import { scaleFor, sheet } from "../../acoustics/absorption-geometry.ts";
import { PlotGrid } from "../../acoustics/absorption-plot.tsx";
import { BuildUpDrawing } from "../../acoustics/build-up-drawing.tsx";
import { mountingName } from "../../acoustics/mounting-name.ts";
import { AxisName } from "../../acoustics/plot-words.tsx";
import { SourcedChart } from "../../acoustics/sourced-chart.tsx";
import { Link } from "../../ui/controls/link.tsx";
import { OneOf } from "../../ui/controls/one-of.tsx";
import { formatNumber } from "../../ui/format/format-number.ts";
import { inBrackets } from "../../ui/text/punctuation.ts";
import { Text } from "../../ui/text/text.tsx";
import { FactTitle } from "./fact-title.tsx";
import { Ratings } from "./ratings.tsx";
import { AskForTest, Untested } from "./untested.tsx";
import { YourRoom } from "./your-room.tsx";

/**
 * The mounting switch: build-up, curve and ratings change together, and the section stays as high
 * as it is; on paper every mounting is printed.
 */
export function Acoustics({ product }: { product: Product }) {
  const { mountings, material, booth } = product;
  if (booth) return <BoothNote />;
  if (mountings.length === 0) return null;
  // Where nothing is known of any, the one below is near enough.
  const offer = mountings.some(hasValues) && <AskForTest productId={product.id} />;
  return (
    <section>
      <FactTitle>{m.acoustics_title()}</FactTitle>
      <div className="mt-3">
        <OneOf
          legend={m.mounting_switch()}
          name="mounting"
          look="cards"
          choices={byFirmness(mountings).map((mounting) => ({
            value: mounting.id,
            label: (
              <>
                <BuildUpDrawing kind={mounting.kind} material={material} className="mb-2 w-full" />
                {mountingName(mounting.kind)}
                <span className="tabular text-felt">{depthText(mounting)}</span>
              </>
            ),
            title: m.mounting_with_depth({
              mounting: mountingName(mounting.kind),
              depth: formatNumber(mounting.depth),
            }),
            view: (
              <div className="pt-5">
                <MountingPanel mounting={mounting} offer={offer} />
              </div>
            ),
          }))}
        />
      </div>
      <Untested product={product} />
      <YourRoom product={product} />
      <p className="mt-5 border-t border-line pt-3 text-sm text-felt">{m.reading_rule()}</p>
    </section>
  );
}

function depthText({ depth }: Mounting): string {
  return m.millimetres({ value: formatNumber(depth) });
}

function MountingPanel({
  mounting,
  offer,
}: {
  mounting: Mounting;
  /** To have it tested, where nothing is known of it. */
  offer: ReactNode;
}) {
  const { buildUp, depth, measured } = mounting;
  return (
    <>
      <p>
        <Text>{buildUp}</Text>
        <span className="text-felt">
          {inBrackets(m.mounting_depth({ depth: formatNumber(depth) }))}
        </span>
      </p>
      {measured && <Ratings measured={measured} />}
      {hasValues(mounting) ? <MountingCurves mounting={mounting} /> : <NoCurve>{offer}</NoCurve>}
    </>
  );
}

/** The axes of a curve that nobody has yet, and the offer to have it measured. */
function NoCurve({ children }: { children: ReactNode }) {
  return (
    <figure className="mt-6 max-w-xl">
      <AxisName at="above">{m.chart_axis_absorption()}</AxisName>
      <svg
        viewBox={`0 0 ${sheet.width} ${sheet.height}`}
        direction="ltr"
        aria-hidden="true"
        focusable="false"
        className="tabular block w-full text-[0.75rem]"
      >
        <PlotGrid scale={scaleFor([])} />
      </svg>
      <AxisName at="below">{m.chart_axis_frequency()}</AxisName>
      <figcaption className="mt-3 border-s-2 border-oak ps-3 text-sm text-felt">
        {m.mounting_no_values()} {children}
      </figcaption>
    </figure>
  );
}

function MountingCurves({ mounting }: { mounting: Mounting }) {
  const curves = curvesOf(mounting);
  return (
    <div className="mt-6 max-w-xl">
      <SourcedChart curves={curves} reference={mounting.measured?.weighted.value} />
    </div>
  );
}

function BoothNote() {
  return (
    <section>
      <FactTitle>{m.booth_acoustics_title()}</FactTitle>
      <p className="mt-2 text-[0.9375rem] text-felt">{m.booth_acoustics_note()}</p>
      <Link
        to="/booth-chooser.html"
        className="mt-1 inline-flex min-h-11 items-center underline decoration-oak underline-offset-4 hover:text-oak-deep print:hidden"
      >
        {m.chooser_link()}
      </Link>
    </section>
  );
}
