import type { Product } from "#domain/catalogue/get-product.ts";
import { m } from "#text";
import { Text } from "../../ui/text/text.tsx";

export function Installation({
  steps,
  isApart,
}: {
  steps: Product["installation"];
  /** What stands above it has a ground of its own, and ends with it. */
  isApart: boolean;
}) {
  if (steps.length === 0) return null;
  return (
    <section className={`page-width section-space ${isApart ? "" : "pt-0"}`}>
      <h2 className="text-2xl">{m.installation_title()}</h2>
      <ol className="mt-8 grid gap-x-10 gap-y-8 tablet:grid-cols-2 desktop:grid-cols-3 print:mt-4 print:grid-cols-3 print:gap-y-4">
        {steps.map((step, position) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: steps are their order
            key={position}
            className="border-t border-ink pt-4 tablet:max-desktop:last:odd:col-span-full"
          >
            <span className="tabular text-sm text-oak-deep" aria-hidden="true">
              {String(position + 1).padStart(2, "0")}
            </span>
            <p className="mt-1">
              <Text>{step}</Text>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
