import { curvesOf } from "#domain/catalogue/curves-of.ts";
import type { Product } from "#domain/catalogue/get-product.ts";
import { hasValues, type Mounting } from "#domain/catalogue/rate-mounting.ts";
import { m } from "#text";
import { AbsorptionChart } from "../ui/absorption-chart.tsx";
import { toChartCurve } from "../ui/chart-curve.ts";
import { CurveMark } from "../ui/curve-mark.tsx";
import { CurveSource, curveName } from "../ui/curve-source.tsx";
import { formatNumber } from "../ui/format-number.ts";
import { mountingName } from "../ui/mounting-name.ts";
import { Text } from "../ui/text.tsx";
import { BuildUpDrawing } from "./build-up-drawing.tsx";
import { FactTitle } from "./fact-title.tsx";
import { Ratings } from "./ratings.tsx";
import { Untested } from "./untested.tsx";

/** Mountings with something to show come first, those with most evidence before the others. */
function inOrder(mountings: Mounting[]): Mounting[] {
  const firmness = ({ measured, comparable, calculated }: Mounting) =>
    (measured ? 4 : 0) + (comparable.length > 0 ? 2 : 0) + (calculated ? 1 : 0);
  return mountings.toSorted((a, b) => firmness(b) - firmness(a));
}

export function firstShown(mountings: Mounting[]): Mounting | undefined {
  return inOrder(mountings)[0];
}

/**
 * The mounting switch: build-up, curve and ratings change together. Radio buttons and sibling
 * selectors do it, so it works without JavaScript; on paper every mounting is printed.
 */
export function Acoustics({ product }: { product: Product }) {
  const { mountings, material, booth } = product;
  if (booth) return <BoothNote />;
  if (mountings.length === 0) return null;
  return (
    <section>
      <FactTitle>{m.acoustics_title()}</FactTitle>
      <fieldset className="mt-3 grid grid-cols-2 gap-2 phone:grid-cols-4 print:block">
        <legend className="sr-only">{m.mounting_switch()}</legend>
        {inOrder(mountings).map((mounting, position) => (
          <div key={mounting.id} className="contents">
            <label className="peer relative flex cursor-pointer flex-col border border-line p-2 text-xs leading-snug text-felt transition-colors duration-150 hover:border-ink has-checked:border-ink has-checked:bg-sand has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-oak print:mt-6 print:border-0 print:p-0 print:text-base print:font-semibold">
              <input
                type="radio"
                name="mounting"
                value={mounting.id}
                defaultChecked={position === 0}
                className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
              />
              <BuildUpDrawing
                kind={mounting.kind}
                material={material}
                className="mb-2 w-full print:hidden"
              />
              {mountingName(mounting.kind)}
              <span className="tabular text-felt">
                {m.millimetres({ value: formatNumber(mounting.depth) })}
              </span>
            </label>
            <div className="order-1 col-span-full hidden min-w-0 pt-3 peer-has-checked:block print:block">
              <MountingPanel mounting={mounting} />
            </div>
          </div>
        ))}
      </fieldset>
      <Untested product={product} />
      <p className="mt-5 border-t border-line pt-3 text-sm text-felt">{m.reading_rule()}</p>
    </section>
  );
}

function MountingPanel({ mounting }: { mounting: Mounting }) {
  const { buildUp, depth, measured } = mounting;
  return (
    <>
      <p>
        <Text>{buildUp}</Text>{" "}
        <span className="text-felt">({m.mounting_depth({ depth: formatNumber(depth) })})</span>
      </p>
      {measured && <Ratings measured={measured} />}
      {hasValues(mounting) ? (
        <MountingCurves mounting={mounting} />
      ) : (
        <p className="mt-2 text-sm text-felt">{m.mounting_no_values()}</p>
      )}
    </>
  );
}

function MountingCurves({ mounting }: { mounting: Mounting }) {
  const curves = curvesOf(mounting);
  return (
    <div className="mt-6 max-w-xl">
      <AbsorptionChart
        curves={curves.map((curve) => toChartCurve({ curve, label: curveName(curve) }))}
        reference={mounting.measured?.weighted.value}
      >
        <ul className="space-y-3">
          {curves.map((curve, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a curve is its place among the looks
            <li key={position} className="flex gap-2">
              <span className="mt-1.5">
                <CurveMark position={position} />
              </span>
              <CurveSource curve={curve} />
            </li>
          ))}
        </ul>
      </AbsorptionChart>
    </div>
  );
}

function BoothNote() {
  return (
    <section>
      <FactTitle>{m.booth_acoustics_title()}</FactTitle>
      <p className="mt-2 text-[0.9375rem] text-felt">{m.booth_acoustics_note()}</p>
    </section>
  );
}
