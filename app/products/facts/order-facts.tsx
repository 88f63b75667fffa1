import type { ReactNode } from "react";
import type { Product } from "#domain/catalogue/get-product.ts";
import { keepTogether } from "#domain/text/keep-together.ts";
import { m } from "#text";
import { formatArea, formatNumber } from "../../ui/format/format-number.ts";
import { Text } from "../../ui/text/text.tsx";
import { Dimensions } from "./dimensions.tsx";

export type Fact = { label: string; value: ReactNode };

type Terms = Pick<Product, "minimumOrder" | "leadTimeDays" | "packing" | "hsHeading">;

/** Packing and terms, in the order a buyer asks for them. */
export function orderFacts({ minimumOrder, leadTimeDays, packing, hsHeading }: Terms): Fact[] {
  return [
    { label: m.order_minimum(), value: <Text>{minimumOrder}</Text> },
    { label: m.order_lead_time(), value: keepTogether(m.order_days(leadTimeDays)) },
    ...(packing
      ? [
          {
            label: m.order_per_carton(),
            value: m.order_pieces({ count: packing.piecesPerCarton }),
          },
          {
            label: m.order_carton(),
            value: (
              <>
                <Dimensions of={packing.carton} />
                {`\u00a0${m.unit_millimetres()}`}
              </>
            ),
          },
          {
            label: m.order_gross(),
            value: m.kilograms({ value: formatNumber(packing.grossWeight) }),
          },
        ]
      : []),
    ...(packing?.squareMetresPerPallet
      ? [
          {
            label: m.order_per_pallet(),
            value: m.square_metres_value({ value: formatArea(packing.squareMetresPerPallet) }),
          },
        ]
      : []),
    ...(hsHeading
      ? [
          {
            label: m.order_hs(),
            value: (
              <>
                <bdi className="tabular">{hsHeading}</bdi>{" "}
                <span className="text-felt">{m.order_hs_note()}</span>
              </>
            ),
          },
        ]
      : []),
  ];
}

/** Label and value, a line each. */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className="border-t border-ink text-[0.9375rem]">
      {facts.map(({ label, value }) => (
        <div key={label} className="grid grid-cols-[2fr_3fr] gap-4 border-b border-line py-2">
          <dt className="text-felt">{label}</dt>
          <dd className="tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
