import type { Comparison } from "#domain/catalogue/compare-absorption.ts";
import { m } from "#text";
import { mountingName } from "../../acoustics/mounting-name.ts";
import { Link } from "../../ui/controls/link.tsx";
import { sheetAddress, sheetOf } from "./sheet-address.ts";
import type { SheetProduct } from "./sheet-product.ts";

/** Curves are compared in one kind of mounting at a time; these links choose it. */
export function KindLinks({
  products,
  comparison: { kind, kinds },
}: {
  products: SheetProduct[];
  comparison: Comparison;
}) {
  if (kinds.length === 0) return null;
  return (
    <nav aria-label={m.compare_mounting()} className="print:hidden">
      <ul className="flex flex-wrap gap-2">
        {kinds.map((offer) => (
          <li key={offer.kind}>
            <Link
              to={sheetAddress({ ...sheetOf(products), mounting: offer.kind })}
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
