import type { ReactNode } from "react";
import type { Product } from "#domain/catalogue/get-product.ts";
import { m } from "#text";
import { EvidenceSource } from "../../acoustics/evidence-label.tsx";
import { Link } from "../../ui/controls/link.tsx";
import { formatNumber } from "../../ui/format/format-number.ts";
import { Text } from "../../ui/text/text.tsx";
import { materialNames } from "../catalogue/filter-names.ts";
import { type Fact, FactList } from "./fact.tsx";
import { FireClass } from "./fire-class.tsx";
import { orderFacts } from "./order-facts.tsx";

type Make = Pick<Product, "material" | "core" | "edge" | "backing" | "weight">;

/** What it is made of. */
export function technicalFacts({ material, core, edge, backing, weight }: Make): Fact[] {
  return [
    { id: "material", label: m.filter_material(), value: materialNames[material]() },
    ...(core ? [{ id: "core", label: m.technical_core(), value: <Text>{core}</Text> }] : []),
    ...(edge ? [{ id: "edge", label: m.technical_edge(), value: <Text>{edge}</Text> }] : []),
    ...(backing
      ? [{ id: "backing", label: m.technical_backing(), value: <Text>{backing}</Text> }]
      : []),
    ...(weight ? [{ id: "weight", label: m.technical_weight(), value: weightText(weight) }] : []),
  ];
}

export function weightText({ value, per }: NonNullable<Product["weight"]>): string {
  const text = { value: formatNumber(value) };
  return per === "m2" ? m.weight_per_m2(text) : m.weight_per_piece(text);
}

export function TechnicalData({
  product,
  isMadeOfSaid,
}: {
  product: Product;
  /** Beside the material itself. */
  isMadeOfSaid: boolean;
}) {
  return (
    <section className="page-width section-space grid gap-x-16 gap-y-14 desktop:grid-cols-2">
      {!isMadeOfSaid && (
        <Block title={m.technical_title()}>
          <FactList facts={technicalFacts(product)} />
        </Block>
      )}
      <Block title={m.order_title()}>
        <FactList facts={orderFacts(product)} />
        {product.packing && (
          <p className="mt-2 print:hidden">
            <Link
              to={`/export.html?product=${product.id}`}
              rel="nofollow"
              className="inline-flex min-h-11 items-center underline decoration-oak underline-offset-4 hover:text-oak-deep"
            >
              {m.exporting_link_product()}
            </Link>
          </p>
        )}
      </Block>
      {product.fire.length > 0 && (
        <Block title={m.fire_title()} wide>
          <FireTable fire={product.fire} />
        </Block>
      )}
    </section>
  );
}

function Block({
  title,
  wide = false,
  children,
}: {
  title: string;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={wide ? "desktop:col-span-2" : ""}>
      <h2 className="mb-6 text-2xl">{title}</h2>
      {children}
    </div>
  );
}

/** Fire classes, each under its own code and with its own evidence. */
export function FireTable({ fire }: { fire: Product["fire"] }) {
  return (
    <>
      <table className="w-full border-collapse text-[0.9375rem]">
        <thead>
          <tr className="border-b border-ink text-sm text-felt">
            <th scope="col" className="py-2 pe-4 text-start font-normal">
              {m.fire_code()}
            </th>
            <th scope="col" className="py-2 pe-4 text-start font-normal">
              {m.fire_class()}
            </th>
            <th scope="col" className="py-2 text-start font-normal">
              {m.fire_evidence()}
            </th>
          </tr>
        </thead>
        <tbody>
          {fire.map(({ code, class: rated, evidence }) => (
            <tr key={code} className="border-b border-line align-baseline">
              <th scope="row" className="py-2.5 pe-4 text-start font-normal whitespace-nowrap">
                <bdi>{code}</bdi>
              </th>
              <td className="py-2.5 pe-4">
                <FireClass rated={rated} evidence={evidence} />
              </td>
              <td className="py-2.5 text-sm text-felt">
                <EvidenceSource evidence={evidence} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-sm text-felt">{m.fire_note()}</p>
    </>
  );
}
