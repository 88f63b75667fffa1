import type { Product } from "#domain/catalogue/get-product.ts";
import { m } from "#text";
import { Dimensions } from "../facts/dimensions.tsx";
import { FactTitle } from "../facts/fact-title.tsx";

export function Sizes({ product: { sizes, booth } }: { product: Product }) {
  if (sizes.length === 0) return null;
  return (
    <section>
      <FactTitle>
        {m.sizes_title()}{" "}
        <span className="font-normal text-felt">
          {booth ? m.sizes_note_booth() : m.sizes_note()}
        </span>
      </FactTitle>
      <ul className="mt-2 flex flex-wrap gap-x-7 gap-y-1">
        {sizes.map((size) => (
          <li
            key={`${size.width} ${size.height} ${size.depth}`}
            className="text-[0.9375rem] whitespace-nowrap"
          >
            <Dimensions of={size} />
          </li>
        ))}
      </ul>
    </section>
  );
}
