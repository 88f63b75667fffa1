import type { UsedProduct } from "#domain/cases/get-case.ts";
import { m } from "#text";
import { Link } from "../ui/controls/link.tsx";
import { Picture } from "../ui/pictures/picture.tsx";
import { Text } from "../ui/text/text.tsx";
import { Quantity } from "./quantity.tsx";

/** The products of a case as a bill of quantities. */
export function UsedProducts({ products }: { products: UsedProduct[] }) {
  if (products.length === 0) return null;
  return (
    <section className="page-width section-space print:py-6">
      <h2 className="text-title">{m.case_products()}</h2>
      <table className="mt-8 w-full border-collapse tablet:mt-10">
        <thead className="text-sm text-felt">
          <tr className="border-b border-ink">
            <th scope="col" className="py-2 text-start font-normal">
              {m.case_product()}
            </th>
            <th scope="col" className="hidden py-2 text-start font-normal tablet:table-cell">
              {m.case_code()}
            </th>
            <th scope="col" className="py-2 text-end font-normal">
              {m.case_quantity()}
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map((used) => (
            <Row key={used.product.id} {...used} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ product, quantity, unit }: UsedProduct) {
  return (
    <tr className="border-b border-line break-inside-avoid">
      <th scope="row" className="py-3 text-start font-medium">
        <Link
          to={`/productdetail/${product.id}.html`}
          className="group inline-flex items-center gap-4 align-middle tablet:gap-6"
        >
          <span className="size-16 shrink-0 overflow-hidden bg-sand tablet:size-20 print:hidden">
            {product.picture && (
              <Picture picture={product.picture} sizes="80px" className="size-full" />
            )}
          </span>
          <span className="underline-offset-4 group-hover:underline">
            <Text>{product.title}</Text>
          </span>
        </Link>
      </th>
      <td className="hidden py-3 text-felt tablet:table-cell">
        <bdi>{product.code}</bdi>
      </td>
      <td className="tabular py-3 text-end whitespace-nowrap">
        <Quantity quantity={quantity} unit={unit} />
      </td>
    </tr>
  );
}
