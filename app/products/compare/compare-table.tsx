import type { ReactNode } from "react";
import { isTested } from "#domain/catalogue/fire-class.ts";
import type { ComparedProducts } from "#domain/compare/compare-products.ts";
import type { CurveOfProduct } from "#domain/compare/curves-side-by-side.ts";
import { m } from "#text";
import { EvidenceLabel, EvidenceSource } from "../../acoustics/evidence-label.tsx";
import { mountingName } from "../../acoustics/mounting-name.ts";
import { Link } from "../../ui/controls/link.tsx";
import { coefficient, formatNumber, formatShort } from "../../ui/format/format-number.ts";
import { WideTable } from "../../ui/page/wide-table.tsx";
import { Text } from "../../ui/text/text.tsx";
import { Dimensions } from "../facts/dimensions.tsx";
import { alignFacts, type Fact } from "../facts/fact.tsx";
import { orderFacts } from "../facts/order-facts.tsx";
import { weightText } from "../facts/technical-data.tsx";
import { weightedText } from "../facts/weighted.tsx";
import { sheetAddress } from "../sheet/sheet-address.ts";
import type { ComparedProduct } from "./compared-product.ts";

/** Everything else side by side: a column for each product, a row for each question. */
export function CompareTable({
  products,
  comparison,
}: {
  products: ComparedProduct[];
  comparison: ComparedProducts;
}) {
  const columns = products.map((product) => {
    const curve = comparison.curves.find(({ id }) => id === product.id);
    return factsOf({ product, curve });
  });
  // What no product says anything of is no row.
  const rows = alignFacts(columns).filter(({ values }) =>
    values.some((value) => value !== undefined),
  );
  return (
    <section>
      <h2 className="text-title print:text-[14pt]">{m.comparing_table()}</h2>
      <WideTable name={m.comparing_table()} className="mt-6">
        <table className="w-full text-[0.9375rem] print:text-[8.5pt]">
          <thead>
            <tr className="align-bottom">
              <td />
              {products.map(({ id, title }) => (
                <th key={id} scope="col" className="min-w-40 py-2 pe-4 text-start font-semibold">
                  <Text>{title}</Text>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, label, values }) => (
              <tr key={id} className="align-baseline">
                <th
                  scope="row"
                  className="w-[18%] min-w-28 py-2 pe-4 text-start font-normal text-felt"
                >
                  <bdi>{label}</bdi>
                </th>
                {products.map(({ id }, position) => (
                  <td key={id} className="tabular py-2 pe-4">
                    {values[position] ?? "–"}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
      <p className="mt-3 max-w-prose text-sm text-felt">{m.fire_note()}</p>
    </section>
  );
}

type Column = { product: ComparedProduct; curve: CurveOfProduct | undefined };

function factsOf(column: Column): Fact[] {
  const { product } = column;
  const { weight, sizes, openArea, persons } = product;
  const thicknesses = [...new Set(sizes.map(({ depth }) => depth))].toSorted((a, b) => a - b);
  const isBooth = persons !== undefined;
  const [outer] = sizes;
  return [
    { id: "mounting", label: m.comparing_row_mounting(), value: mountingText(column) },
    {
      id: "weighted",
      label: "αw",
      value: <Rating {...column} rate={({ weighted }) => weightedText(weighted)} />,
    },
    {
      id: "rating",
      label: m.rating_label(),
      value: (
        <Rating {...column} rate={({ weighted }) => weighted.class ?? m.rating_unclassified()} />
      ),
    },
    { id: "nrc", label: "NRC", value: <Rating {...column} rate={({ nrc }) => coefficient(nrc)} /> },
    {
      id: "weight",
      label: m.technical_weight(),
      value: weight ? weightText(weight) : m.comparing_unstated(),
    },
    { id: "persons", label: m.booth_persons(), value: persons },
    {
      id: "outer-size",
      label: m.sizes_note_booth(),
      value: isBooth && outer ? <Dimensions of={outer} /> : undefined,
    },
    {
      id: "thickness",
      label: m.filter_thickness(),
      value: isBooth
        ? undefined
        : thicknesses.map((value) => m.millimetres({ value: formatNumber(value) })).join(" / "),
    },
    {
      id: "open-area",
      label: m.comparing_row_open(),
      value: isBooth ? undefined : openAreaText(openArea),
    },
    { id: "fire", label: m.fire_title(), value: <FireReports product={product} /> },
    ...orderFacts(product),
    {
      id: "more",
      label: m.comparing_row_more(),
      value: (
        <Link
          to={sheetAddress({ id: product.id })}
          className="inline-flex min-h-8 items-center underline decoration-oak underline-offset-4 print:hidden"
        >
          {m.comparing_sheet()}
        </Link>
      ),
    },
  ];
}

function openAreaText(share: number | undefined): string {
  if (share === undefined) return m.comparing_unstated();
  return m.comparing_open_from({ value: formatShort(Math.round(share * 1000) / 10) });
}

function mountingText({ product, curve }: Column): ReactNode {
  if (!curve) {
    return (
      <span className="text-felt">
        {product.persons === undefined ? m.comparing_not_compared() : m.comparing_booth_unrated()}
      </span>
    );
  }
  const { kind, depth, buildUp } = curve.mounting;
  return (
    <>
      {m.mounting_with_depth({ mounting: mountingName(kind), depth: formatNumber(depth) })}
      <span className="block text-sm text-felt">
        <Text>{buildUp}</Text>
      </span>
    </>
  );
}

/** Only what a laboratory has measured in the mounting that is compared has a rating. */
function Rating({
  product,
  curve,
  rate,
}: Column & {
  rate: (measured: NonNullable<CurveOfProduct["mounting"]["measured"]>) => string;
}) {
  const measured = curve?.mounting.measured;
  if (!measured) {
    return (
      <span className="text-sm text-felt">
        {product.persons === undefined ? m.comparing_unrated() : m.comparing_booth_unrated()}
      </span>
    );
  }
  return (
    <>
      <bdi className="font-semibold">{rate(measured)}</bdi>{" "}
      <EvidenceLabel kind={measured.evidence.kind} />
      {measured.basis === "octaves" && (
        <span className="block text-xs text-felt">{m.rating_from_octaves()}</span>
      )}
    </>
  );
}

/** A class that nobody has tested is no fact to compare. */
function FireReports({ product: { fire } }: { product: ComparedProduct }) {
  const tested = fire.filter(isTested);
  if (tested.length === 0) return <span className="text-felt">{m.comparing_no_fire_report()}</span>;
  return (
    <ul className="grid gap-2">
      {tested.map(({ code, class: rated, evidence }) => (
        <li key={code}>
          <bdi>{code}</bdi>
          {m.colon()}
          <bdi className="font-semibold whitespace-nowrap">{rated}</bdi>
          <span className="block text-sm text-felt">
            <EvidenceSource evidence={evidence} />
          </span>
        </li>
      ))}
    </ul>
  );
}
