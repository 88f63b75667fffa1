import type { Product } from "#domain/catalogue/get-product.ts";
import { keepTogether } from "#domain/text/keep-together.ts";
import { m } from "#text";
import { formatArea, formatNumber } from "../../ui/format/format-number.ts";
import { Text } from "../../ui/text/text.tsx";
import { Dimensions } from "./dimensions.tsx";
import type { Fact } from "./fact.tsx";

type Terms = Pick<Product, "minimumOrder" | "leadTimeDays" | "packing" | "hsHeading">;

/** Packing and terms, in the order a buyer asks for them. */
export function orderFacts({ minimumOrder, leadTimeDays, packing, hsHeading }: Terms): Fact[] {
  return [
    { id: "minimum-order", label: m.order_minimum(), value: <Text>{minimumOrder}</Text> },
    {
      id: "lead-time",
      label: m.order_lead_time(),
      value: keepTogether(m.order_days(leadTimeDays)),
    },
    ...(packing
      ? [
          {
            id: "per-carton",
            label: m.order_per_carton(),
            value: m.order_pieces({ count: packing.piecesPerCarton }),
          },
          {
            id: "carton",
            label: m.order_carton(),
            value: (
              <>
                <Dimensions of={packing.carton} />
                {`\u00a0${m.unit_millimetres()}`}
              </>
            ),
          },
          {
            id: "gross-weight",
            label: m.order_gross(),
            value: m.kilograms({ value: formatNumber(packing.grossWeight) }),
          },
        ]
      : []),
    ...(packing?.squareMetresPerPallet
      ? [
          {
            id: "per-pallet",
            label: m.order_per_pallet(),
            value: m.square_metres_value({ value: formatArea(packing.squareMetresPerPallet) }),
          },
        ]
      : []),
    ...(hsHeading
      ? [
          {
            id: "hs-heading",
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
