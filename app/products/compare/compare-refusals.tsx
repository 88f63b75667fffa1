import type { ComparedProducts } from "#domain/compare/compare-products.ts";
import { m } from "#text";
import { mountingName } from "../../acoustics/mounting-name.ts";
import { formatNumber } from "../../ui/format/format-number.ts";
import { joinValues } from "../../ui/text/punctuation.ts";
import { Text } from "../../ui/text/text.tsx";
import type { ComparedProduct } from "./compared-product.ts";

/** What is not put beside the others, each with its reason. */
export function CompareRefusals({
  products,
  comparison: { basis, refused },
}: {
  products: ComparedProduct[];
  comparison: ComparedProducts;
}) {
  if (refused.length === 0) return null;
  return (
    <div className="mt-6 border-s-2 border-oak bg-sand px-4 py-3">
      <p className="font-semibold">{titleOf(basis)}</p>
      <ul className="mt-1 max-w-prose space-y-1">
        {refused.map(({ id, refusal }) => (
          <li key={id}>
            <Text>{products.find((product) => product.id === id)?.title}</Text>
            {m.colon()}
            <span className="text-felt">{reasonFor({ refusal, basis })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function titleOf(basis: ComparedProducts["basis"]): string {
  if (basis.by === "depth") return m.comparing_refused_depth({ depth: formatNumber(basis.depth) });
  return basis.kind
    ? m.compare_refused({ mounting: mountingName(basis.kind) })
    : m.compare_nothing();
}

function reasonFor({
  refusal,
  basis,
}: {
  refusal: ComparedProducts["refused"][number]["refusal"];
  basis: ComparedProducts["basis"];
}): string {
  const depth = basis.by === "depth" ? formatNumber(basis.depth) : "";
  switch (refusal.why) {
    case "other-quantity":
      return m.refused_quantity();
    case "no-values":
      return m.refused_no_values();
    case "other-mounting":
      return m.refused_mounting({ mountings: refusal.knownIn.map(mountingName).join(" / ") });
    case "other-standard":
      return m.refused_standard(refusal);
    case "no-values-at-depth":
      return m.comparing_refused_at_depth({ depth });
    case "other-depth":
      return m.comparing_refused_other_depth({
        depth,
        depths: joinValues(refusal.knownAt.map(formatNumber)),
      });
  }
}
