import type { ComparedProducts } from "#domain/compare/compare-products.ts";
import { m } from "#text";
import { formatNumber } from "../../ui/format/format-number.ts";
import { joinValues } from "../../ui/text/punctuation.ts";
import { mountingRefusedTitle, Refusals, refusalReason } from "../facts/refusals.tsx";
import type { ComparedProduct } from "./compared-product.ts";

export function CompareRefusals({
  products,
  comparison: { basis, refused },
}: {
  products: ComparedProduct[];
  comparison: ComparedProducts;
}) {
  const depth = basis.by === "depth" ? formatNumber(basis.depth) : "";
  return (
    <Refusals
      className="mt-6 *:max-w-prose"
      title={
        basis.by === "depth"
          ? m.comparing_refused_depth({ depth })
          : mountingRefusedTitle(basis.kind)
      }
      refused={refused}
      products={products}
      reasonFor={(refusal) => {
        switch (refusal.why) {
          case "no-values-at-depth":
            return m.comparing_refused_at_depth({ depth });
          case "other-depth":
            return m.comparing_refused_other_depth({
              depth,
              depths: joinValues(refusal.knownAt.map(formatNumber)),
            });
          default:
            return refusalReason(refusal);
        }
      }}
    />
  );
}
