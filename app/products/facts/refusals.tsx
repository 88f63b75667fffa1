import type { Refusal } from "#domain/catalogue/compare-absorption.ts";
import type { Text as TextValue } from "#domain/language/text.ts";
import { m } from "#text";
import { mountingName } from "../../acoustics/mounting-name.ts";
import { Text } from "../../ui/text/text.tsx";

/** What is not put beside the others, each with its reason. */
export function Refusals<R>({
  title,
  refused,
  products,
  reasonFor,
  className = "mt-3",
}: {
  title: string;
  refused: { id: string; refusal: R }[];
  products: { id: string; title: TextValue }[];
  reasonFor: (refusal: R) => string;
  className?: string;
}) {
  if (refused.length === 0) return null;
  return (
    <div className={`border-s-2 border-oak bg-sand px-4 py-3 ${className}`}>
      <p className="font-semibold">{title}</p>
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

export function mountingRefusedTitle(kind: Parameters<typeof mountingName>[0] | undefined): string {
  return kind ? m.compare_refused({ mounting: mountingName(kind) }) : m.compare_nothing();
}

export function refusalReason(refusal: Refusal): string {
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
