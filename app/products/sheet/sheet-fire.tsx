import { m } from "#text";
import { EvidenceSource } from "../../acoustics/evidence-label.tsx";
import { WideTable } from "../../ui/page/wide-table.tsx";
import { Text } from "../../ui/text/text.tsx";
import { FireClass } from "../facts/fire-class.tsx";
import type { SheetProduct } from "./sheet-product.ts";
import { SheetTitle } from "./sheet-title.tsx";

/** Fire classes product by product: a class under one code is no class under another. */
export function SheetFire({ products }: { products: SheetProduct[] }) {
  const rows = products.flatMap(({ id, title, fire }) =>
    fire.map((rating) => ({ id, title, ...rating })),
  );
  if (rows.length === 0) return null;
  const isComparison = products.length > 1;
  return (
    <section className="mt-8">
      <SheetTitle>{m.fire_title()}</SheetTitle>
      <WideTable name={m.fire_title()}>
        <table className="w-full">
          <thead>
            <tr className="text-felt">
              {isComparison && <Head>{m.compare_product()}</Head>}
              <Head>{m.fire_code()}</Head>
              <Head>{m.fire_class()}</Head>
              <Head>{m.fire_evidence()}</Head>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, title, code, class: rated, evidence }) => (
              <tr key={`${id} ${code}`} className="align-baseline">
                {isComparison && (
                  <th scope="row" className="py-1 pe-3 text-start font-normal">
                    <Text>{title}</Text>
                  </th>
                )}
                <td className="py-1 pe-3 whitespace-nowrap">
                  <bdi>{code}</bdi>
                </td>
                <td className="py-1 pe-3">
                  <FireClass rated={rated} evidence={evidence} />
                </td>
                <td className="py-1 text-felt">
                  <EvidenceSource evidence={evidence} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
      <p className="mt-2 text-felt">{m.fire_note()}</p>
    </section>
  );
}

function Head({ children }: { children: string }) {
  return (
    <th scope="col" className="py-1 pe-3 text-start font-normal">
      {children}
    </th>
  );
}
