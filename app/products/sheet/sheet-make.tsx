import type { ReactNode } from "react";
import type { MountingKind } from "#domain/catalogue/product-kinds.ts";
import { m } from "#text";
import { Link } from "../../ui/controls/link.tsx";
import { WideTable } from "../../ui/page/wide-table.tsx";
import { Colour } from "../../ui/pictures/colour.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import { Text } from "../../ui/text/text.tsx";
import { productAddress } from "../catalogue/catalogue-address.ts";
import { boothFacts } from "../facts/booth-table.tsx";
import { Dimensions } from "../facts/dimensions.tsx";
import { alignFacts, type Fact } from "../facts/fact.tsx";
import { orderFacts } from "../facts/order-facts.tsx";
import { technicalFacts } from "../facts/technical-data.tsx";
import { chosenFinishes } from "../gallery/chosen-finishes.ts";
import { sheetAddress, sheetOf } from "./sheet-address.ts";
import type { SheetProduct } from "./sheet-product.ts";
import { SheetTitle } from "./sheet-title.tsx";

type Compared = {
  products: SheetProduct[];
  /** What they are compared in, unless it goes without saying. */
  mounting: MountingKind | undefined;
};
type Column = Compared & { product: SheetProduct };

/** Dimensions, material, booth values, packing and terms: one column for each product. */
export function SheetMake({ products, mounting }: Compared) {
  const rows = alignFacts(products.map((product) => factsOf({ product, products, mounting })));
  return (
    <section className="mt-8">
      <SheetTitle>{m.sheet_make()}</SheetTitle>
      <WideTable name={m.sheet_make()}>
        <table className="w-full align-baseline">
          {products.length > 1 && (
            <thead>
              <tr>
                <td />
                {products.map((product) => (
                  <ColumnHead key={product.id} product={product} />
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {rows.map(({ id, label, values }) => (
              <tr key={id} className="align-baseline">
                <th
                  scope="row"
                  className="w-[22%] min-w-28 py-1 pe-3 text-start font-normal text-felt"
                >
                  {label}
                </th>
                {products.map((product, position) => (
                  <td key={product.id} className="tabular min-w-36 py-1 pe-3">
                    {values[position] ?? "–"}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </section>
  );
}

function factsOf({ product, ...compared }: Column): Fact[] {
  return [
    product.booth
      ? { id: "outer-size", label: m.sizes_note_booth(), value: sizes(product) }
      : { id: "sizes", label: m.sizes_note(), value: sizes(product) },
    ...technicalFacts(product),
    {
      id: "finishes",
      label: m.finishes_title(),
      value: <Finishes product={product} {...compared} />,
    },
    ...(product.booth ? boothFacts(product.booth) : []),
    ...orderFacts(product),
  ];
}

function sizes({ sizes }: SheetProduct): ReactNode {
  return (
    <span className="flex flex-col whitespace-nowrap print:flex-row print:flex-wrap print:gap-x-4">
      {sizes.map((size) => (
        <Dimensions key={`${size.width} ${size.height} ${size.depth}`} of={size} />
      ))}
    </span>
  );
}

/** Their names; beside other products also which one is shown. */
function Finishes({ product, ...compared }: Column) {
  return (
    <ul>
      {product.finishes.map(({ id, name, colour }) => {
        const label = (
          <>
            <Colour
              colour={colour}
              className="size-2.5 shrink-0 outline -outline-offset-1 outline-ink/20 [print-color-adjust:exact]"
            />
            <Text>{name}</Text>
          </>
        );
        return (
          <li key={id} className="me-3 inline-flex">
            {compared.products.length > 1 ? (
              <Link
                to={addressWith({ product, ...compared, finish: id })}
                inPlace
                rel="nofollow"
                aria-current={id === product.finish ? "true" : undefined}
                className="inline-flex min-h-8 items-center gap-1.5 underline-offset-4 hover:underline aria-[current]:font-semibold print:min-h-0 print:aria-[current]:font-normal"
              >
                {label}
              </Link>
            ) : (
              <span className="inline-flex items-center gap-1.5">{label}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The same comparison with one of its products in another finish. */
function addressWith({ product, products, mounting, finish }: Column & { finish: string }): string {
  const changed = products.map((one) => (one.id === product.id ? { ...one, finish } : one));
  return sheetAddress({ ...sheetOf(changed), mounting });
}

function ColumnHead({ product }: { product: SheetProduct }) {
  const { id, code, title, picture } = product;
  const finish = chosenFinishes([product])[id];
  return (
    <th scope="col" className="py-2 pe-3 text-start align-top font-semibold">
      {picture && <Picture picture={picture} sizes="96px" className="mb-2 aspect-square w-20" />}
      <Link to={productAddress({ id, finish })} className="hover:underline">
        <Text>{title}</Text>
      </Link>
      <span className="tabular block font-normal text-felt">
        <bdi>{code}</bdi>
      </span>
    </th>
  );
}
