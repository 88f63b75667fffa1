import type { Product } from "#domain/catalogue/get-product.ts";
import { m } from "#text";
import { Dimensions } from "./dimensions.tsx";
import { FactTitle } from "./fact-title.tsx";

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
      <ul className="mt-3 flex flex-wrap gap-2">
        {sizes.map((size) => (
          <li
            key={`${size.width} ${size.height} ${size.depth}`}
            className="border border-line px-3 py-1.5 whitespace-nowrap text-[0.9375rem]"
          >
            <Dimensions of={size} />
          </li>
        ))}
      </ul>
    </section>
  );
}
