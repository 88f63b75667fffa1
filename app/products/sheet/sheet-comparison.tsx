import type { Comparison, Refusal } from "#domain/catalogue/compare-absorption.ts";
import { m } from "#text";
import { mountingName } from "../../acoustics/mounting-name.ts";
import { Link } from "../../ui/controls/link.tsx";
import { Text } from "../../ui/text/text.tsx";
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

export function Refusals({
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
            {m.colon()}
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
    case "no-values":
      return m.refused_no_values();
    case "other-mounting":
      return m.refused_mounting({ mountings: refusal.knownIn.map(mountingName).join(" / ") });
    case "other-standard":
      return m.refused_standard(refusal);
  }
}
