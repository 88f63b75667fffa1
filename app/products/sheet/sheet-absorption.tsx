import type { Comparison } from "#domain/catalogue/compare-absorption.ts";
import { curvesOf, type SharedCurve, shareCurves } from "#domain/catalogue/curves-of.ts";
import { hasValues, type Mounting } from "#domain/catalogue/rate-mounting.ts";
import { plain } from "#domain/language/text.ts";
import { m } from "#text";
import { AbsorptionChart } from "../../acoustics/absorption-chart.tsx";
import { toChartCurve } from "../../acoustics/chart-curve.ts";
import { curveName } from "../../acoustics/curve-source.tsx";
import { CurveSources } from "../../acoustics/curve-sources.tsx";
import { mountingName } from "../../acoustics/mounting-name.ts";
import { formatNumber } from "../../ui/format/format-number.ts";
import { inBrackets, joinPhrases, named } from "../../ui/text/punctuation.ts";
import { mountingRefusedTitle, Refusals, refusalReason } from "../facts/refusals.tsx";
import { Untested } from "../facts/untested.tsx";
import { KindLinks } from "./sheet-comparison.tsx";
import type { SheetProduct } from "./sheet-product.ts";
import { type SheetRow, SheetRows } from "./sheet-rows.tsx";
import { SheetTitle } from "./sheet-title.tsx";

/** One product: every mounting. Several: what may stand side by side, and why the rest may not. */
export function SheetAbsorption({
  products,
  comparison,
}: {
  products: SheetProduct[];
  comparison: Comparison;
}) {
  const [alone] = products;
  const isComparison = products.length > 1;
  const rows = isComparison ? comparedRows({ products, comparison }) : ownRows(alone);
  const shared = shareCurves(rows.map((owner) => ({ curve: owner.curve, owner })));
  return (
    <section className="mt-8">
      <SheetTitle>{m.chart_title()}</SheetTitle>
      {alone?.booth && <p className="text-felt">{m.booth_acoustics_note()}</p>}
      {isComparison && <KindLinks products={products} comparison={comparison} />}
      {isComparison && (
        <Refusals
          title={mountingRefusedTitle(comparison.kind)}
          refused={comparison.refused}
          products={products}
          reasonFor={refusalReason}
        />
      )}
      <Curves shared={shared} />
      {rows.length > 0 && <SheetRows shared={shared} rows={rows} isComparison={isComparison} />}
      {comparison.depthsDiffer && isComparison && (
        <p className="mt-2 text-felt">{m.compare_depths_differ()}</p>
      )}
      {alone && !isComparison && <WithoutValues product={alone} />}
    </section>
  );
}

function comparedRows({
  products,
  comparison,
}: {
  products: SheetProduct[];
  comparison: Comparison;
}): SheetRow[] {
  return comparison.compared.flatMap(({ id, mounting }) => {
    const name = plain(products.find((product) => product.id === id)?.title ?? "");
    return curvesOf(mounting).map((curve) => ({ name, mounting, curve }));
  });
}

function ownRows(product: SheetProduct | undefined): SheetRow[] {
  return (product?.mountings ?? []).flatMap((mounting) =>
    curvesOf(mounting).map((curve) => ({ name: nameOf(mounting), mounting, curve })),
  );
}

function nameOf({ kind, depth }: Mounting): string {
  return m.mounting_with_depth({ mounting: mountingName(kind), depth: formatNumber(depth) });
}

function Curves({ shared }: { shared: SharedCurve<SheetRow>[] }) {
  const [first] = shared;
  if (!first) return null;
  const { curve } = first;
  return (
    <div className="mt-4 max-w-lg print:max-w-[100mm]">
      <AbsorptionChart
        curves={shared.map((one) => toChartCurve({ curve: one.curve, label: labelOf(one) }))}
        reference={
          shared.length === 1 && curve.status === "measured"
            ? curve.measured.weighted.value
            : undefined
        }
        table="hidden"
      >
        <CurveSources
          curves={shared.map((one) => ({ name: named(namesOf(one)), curve: one.curve }))}
        />
      </AbsorptionChart>
    </div>
  );
}

function namesOf({ owners }: SharedCurve<SheetRow>): string {
  return [...new Set(owners.map(({ name }) => name))].join(" / ");
}

function labelOf(shared: SharedCurve<SheetRow>): string {
  return namesOf(shared) + inBrackets(curveName(shared.curve));
}

/** Build-ups without any value, in one line instead of a row each. */
function WithoutValues({ product }: { product: SheetProduct }) {
  const bare = product.mountings.filter((mounting) => !hasValues(mounting));
  return (
    <>
      {bare.length > 0 && (
        <p className="mt-3 text-felt">
          {m.sheet_without_values({
            mountings: joinPhrases(bare.map(({ buildUp }) => plain(buildUp))),
          })}
        </p>
      )}
      <Untested product={product} />
    </>
  );
}
