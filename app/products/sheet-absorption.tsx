import type { Comparison, Refusal } from "#domain/catalogue/compare-absorption.ts";
import { octaveBands } from "#domain/catalogue/octave-bands.ts";
import type { Mounting } from "#domain/catalogue/rate-mounting.ts";
import { plain } from "#domain/text.ts";
import { m } from "#text";
import { AbsorptionChart } from "../ui/absorption-chart.tsx";
import { CurveMark } from "../ui/curve-mark.tsx";
import { EvidenceLabel, EvidenceSource } from "../ui/evidence-label.tsx";
import { coefficient, formatNumber } from "../ui/format-number.ts";
import { Link } from "../ui/link.tsx";
import { mountingName } from "../ui/mounting-name.ts";
import { Text } from "../ui/text.tsx";
import { WideTable } from "../ui/wide-table.tsx";
import { sheetAddress } from "./sheet-address.ts";
import { SheetTitle } from "./sheet-title.tsx";
import type { SheetProduct } from "./technical-sheet-page.tsx";
import { weightedText } from "./weighted.tsx";

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
  const rows = isComparison
    ? comparison.compared.map(({ id, mounting }) => ({
        key: id,
        name: plain(products.find((product) => product.id === id)?.title ?? ""),
        mounting,
      }))
    : (alone?.mountings ?? []).map((mounting) => ({
        key: mounting.id,
        name: m.mounting_with_depth({
          mounting: mountingName(mounting.kind),
          depth: formatNumber(mounting.depth),
        }),
        mounting,
      }));
  return (
    <section className="mt-8">
      <SheetTitle>{m.chart_title()}</SheetTitle>
      {alone?.booth && <p className="text-felt">{m.booth_acoustics_note()}</p>}
      {isComparison && <KindLinks products={products} comparison={comparison} />}
      {isComparison && <Refusals products={products} comparison={comparison} />}
      <Curves rows={rows} />
      {rows.length > 0 && <AbsorptionRows rows={rows} marked={isComparison} />}
      {comparison.depthsDiffer && isComparison && (
        <p className="mt-2 text-felt">{m.compare_depths_differ()}</p>
      )}
    </section>
  );
}

type Row = { key: string; name: string; mounting: Mounting };

function Curves({ rows }: { rows: Row[] }) {
  const curves = rows.flatMap(({ name, mounting: { measured } }) =>
    measured ? [{ label: name, measured }] : [],
  );
  const [first] = curves;
  if (!first) return null;
  return (
    <div className="mt-4 max-w-lg print:max-w-[100mm]">
      <AbsorptionChart
        curves={curves.map(({ label, measured }) => ({ label, absorption: measured.absorption }))}
        reference={curves.length === 1 ? first.measured.weighted.value : undefined}
        table="hidden"
      >
        <ul className="space-y-1">
          {curves.map(({ label, measured }, position) => (
            <li key={label} className="flex items-baseline gap-2">
              <CurveMark position={position} />
              <span>
                {label}: <EvidenceSource evidence={measured.evidence} />
              </span>
            </li>
          ))}
        </ul>
      </AbsorptionChart>
    </div>
  );
}

/** Columns run as the axis of the chart does, so the table is set from left to right everywhere. */
function AbsorptionRows({ rows, marked }: { rows: Row[]; marked: boolean }) {
  const numbers = ["αw", m.rating_label(), "NRC", "SAA"];
  return (
    <WideTable name={m.chart_title()} className="mt-4">
      <table dir="ltr" className="tabular w-full border-collapse">
        <thead>
          <tr className="border-b border-ink text-felt">
            <th scope="col" className="py-1 pe-3 text-start font-normal">
              <bdi>{marked ? m.compare_product() : m.filter_mounting()}</bdi>
            </th>
            {octaveBands.map((band) => (
              <th key={band} scope="col" className="px-1.5 py-1 text-end font-normal">
                {band}
              </th>
            ))}
            {numbers.map((name) => (
              <th key={name} scope="col" className="px-1.5 py-1 text-end font-normal break-keep">
                <bdi>{name}</bdi>
              </th>
            ))}
            <th scope="col" className="py-1 ps-3 text-start font-normal">
              <bdi>{m.fire_evidence()}</bdi>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, mounting }, position) => (
            <tr key={key} className="border-b border-line align-baseline">
              <th
                scope="row"
                className="max-w-72 min-w-48 py-1 pe-3 text-start font-normal"
                dir="auto"
              >
                <span className="flex items-center gap-2 font-semibold">
                  {marked && <CurveMark position={position} />}
                  {name}
                </span>
                <span className="block text-xs text-felt">
                  <Text>{mounting.buildUp}</Text>
                  {marked && ` (${m.mounting_depth({ depth: formatNumber(mounting.depth) })})`}
                </span>
              </th>
              <Values mounting={mounting} />
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

function Values({ mounting: { measured } }: { mounting: Mounting }) {
  if (!measured) {
    return (
      <td colSpan={octaveBands.length + 5} className="px-1.5 py-1 text-felt" dir="auto">
        {m.mounting_not_measured()}
      </td>
    );
  }
  const { absorption, weighted, nrc, saa, evidence } = measured;
  const numbers = [
    weightedText(weighted),
    weighted.class ?? "–",
    coefficient(nrc),
    saa === undefined ? "–" : coefficient(saa),
  ];
  return (
    <>
      {octaveBands.map((band) => (
        <td key={band} className="px-1.5 py-1 text-end">
          {coefficient(absorption[band])}
        </td>
      ))}
      {numbers.map((value, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: four fixed columns
        <td key={position} className="px-1.5 py-1 text-end font-semibold whitespace-nowrap">
          {value}
        </td>
      ))}
      <td className="py-1 ps-3">
        <EvidenceLabel kind={evidence.kind} />
      </td>
    </>
  );
}

/** Curves are compared in one kind of mounting at a time; these links choose it. */
function KindLinks({
  products,
  comparison: { kind, kinds },
}: {
  products: SheetProduct[];
  comparison: Comparison;
}) {
  const [first, ...others] = products;
  if (!first || kinds.length === 0) return null;
  return (
    <nav aria-label={m.compare_mounting()} className="print:hidden">
      <ul className="flex flex-wrap gap-2">
        {kinds.map((offer) => (
          <li key={offer.kind}>
            <Link
              to={sheetAddress({
                id: first.id,
                beside: others.map(({ id }) => id),
                mounting: offer.kind,
              })}
              inPlace
              rel="nofollow"
              aria-current={offer.kind === kind ? "true" : undefined}
              className="inline-flex min-h-10 items-center gap-2 rounded-full border border-line px-4 hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-white"
            >
              {mountingName(offer.kind)}
              <bdi className="tabular opacity-80">
                {offer.products}/{products.length}
              </bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Refusals({
  products,
  comparison: { kind, refused },
}: {
  products: SheetProduct[];
  comparison: Comparison;
}) {
  if (refused.length === 0) return null;
  return (
    <div className="mt-3 border-s-2 border-oak bg-sand px-4 py-3">
      <p className="font-semibold">
        {kind ? m.compare_refused({ mounting: mountingName(kind) }) : m.compare_nothing()}
      </p>
      <ul className="mt-1 space-y-1">
        {refused.map(({ id, refusal }) => (
          <li key={id}>
            <Text>{products.find((product) => product.id === id)?.title}</Text>
            {": "}
            <span className="text-felt">{reasonFor(refusal)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function reasonFor(refusal: Refusal): string {
  switch (refusal.why) {
    case "other-quantity":
      return m.refused_quantity();
    case "not-measured":
      return m.refused_not_measured();
    case "other-mounting":
      return m.refused_mounting({ mountings: refusal.measuredIn.map(mountingName).join(" / ") });
    case "other-standard":
      return m.refused_standard(refusal);
  }
}
