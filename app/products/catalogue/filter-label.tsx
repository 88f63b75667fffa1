import type { FilterValue, ProductFilter } from "#domain/catalogue/product-filters.ts";
import { Colour } from "../../ui/pictures/colour.tsx";
import { tones, valueName } from "./filter-names.ts";

/** A value of a filter in words; a tone with its dot. */
export function FilterLabel({ name, value }: { name: ProductFilter; value: FilterValue }) {
  const tone = name === "finish" ? tones[value as FilterValue<"finish">] : undefined;
  return (
    <>
      {tone && (
        <Colour
          colour={tone.colour}
          className="size-4 shrink-0 rounded-full outline -outline-offset-1 outline-ink/20"
        />
      )}
      {valueName({ name, value })}
    </>
  );
}
