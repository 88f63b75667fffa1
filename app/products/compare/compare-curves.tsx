import { type SharedCurve, shareCurves } from "#domain/catalogue/curves-of.ts";
import type { ComparedProducts } from "#domain/compare/compare-products.ts";
import type { CurveOfProduct } from "#domain/compare/curves-side-by-side.ts";
import { plain } from "#domain/language/text.ts";
import { m } from "#text";
import { AbsorptionChart } from "../../acoustics/absorption-chart.tsx";
import { toChartCurve } from "../../acoustics/chart-curve.ts";
import { curveName } from "../../acoustics/curve-source.tsx";
import { CurveSources } from "../../acoustics/curve-sources.tsx";
import { inBrackets, named } from "../../ui/text/punctuation.ts";
import type { ComparedProduct } from "./compared-product.ts";

/** The curves on one sheet. Two products that quote one publication share its curve. */
export function CompareCurves({
  products,
  comparison: { curves, status, differs },
}: {
  products: ComparedProduct[];
  comparison: ComparedProducts;
}) {
  const shared = shareCurves(curves.map((owner) => ({ curve: owner.curve, owner })));
  const first = shared[0]?.curve;
  if (!first) return null;
  const namesOf = ({ owners }: SharedCurve<CurveOfProduct>) =>
    owners
      .map(({ id }) => plain(products.find((product) => product.id === id)?.title ?? ""))
      .join(" / ");
  return (
    <div className="mt-8 max-w-2xl">
      <div className="grid gap-1 text-felt">
        {curves.length > 1 && (
          <p>
            {status
              ? m.comparing_values_same({ status: curveName(first) })
              : m.comparing_values_differ()}
          </p>
        )}
        {differs === "mounting" && <p>{m.comparing_mountings_differ()}</p>}
        {differs === "depth" && <p>{m.compare_depths_differ()}</p>}
      </div>
      <div className="mt-4">
        <AbsorptionChart
          curves={shared.map((one) =>
            toChartCurve({
              curve: one.curve,
              label: namesOf(one) + inBrackets(curveName(one.curve)),
            }),
          )}
        >
          <CurveSources
            curves={shared.map((one) => ({
              name: <span className="text-ink">{named(namesOf(one))}</span>,
              curve: one.curve,
            }))}
          />
        </AbsorptionChart>
      </div>
    </div>
  );
}
