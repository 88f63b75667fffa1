import type { FilterValue, ProductFilter } from "#domain/catalogue/product-filters.ts";
import { m } from "#text";
import { mountingName } from "../../acoustics/mounting-name.ts";
import { coefficient } from "../../ui/format/format-number.ts";

export const filterTitles: Record<ProductFilter, () => string> = {
  material: m.filter_material,
  mounting: m.filter_mounting,
  rating: m.filter_rating,
  nrc: m.filter_nrc,
  thickness: m.filter_thickness,
  finish: m.filter_finish,
};

/** What is to be known about a filter before it is used. */
export function filterHint(name: ProductFilter): string | undefined {
  return name === "rating" || name === "nrc" ? m.filter_rating_note() : undefined;
}

export const materialNames: Record<FilterValue<"material">, () => string> = {
  "wood-slat": m.material_wood_slat,
  polyester: m.material_polyester,
  "perforated-wood": m.material_perforated_wood,
  "grooved-wood": m.material_grooved_wood,
  booth: m.material_booth,
  accessory: m.material_accessory,
};

const thicknessNames: Record<FilterValue<"thickness">, () => string> = {
  "to-10": () => m.thickness_to({ most: 10 }),
  "10-15": () => m.thickness_between({ least: 10, most: 15 }),
  "15-20": () => m.thickness_between({ least: 15, most: 20 }),
  "20-30": () => m.thickness_between({ least: 20, most: 30 }),
  "over-30": () => m.thickness_over({ least: 30 }),
};

/** A tone with the colour of its dot. */
export const tones: Record<FilterValue<"finish">, { name: () => string; colour: string }> = {
  white: { name: m.tone_white, colour: "#f6f3ec" },
  pale: { name: m.tone_pale, colour: "#d8c6a8" },
  natural: { name: m.tone_natural, colour: "#bd9058" },
  brown: { name: m.tone_brown, colour: "#6e4a33" },
  red: { name: m.tone_red, colour: "#b5654a" },
  yellow: { name: m.tone_yellow, colour: "#c8952f" },
  green: { name: m.tone_green, colour: "#8fa58f" },
  blue: { name: m.tone_blue, colour: "#5f7489" },
  grey: { name: m.tone_grey, colour: "#a5a29d" },
  black: { name: m.tone_black, colour: "#232222" },
};

/** What a filter and its value are called together: each pair of them is one of ours. */
export function valueName({ name, value }: { name: ProductFilter; value: FilterValue }): string {
  const names: Record<ProductFilter, (value: string) => string> = {
    material: (one) => materialNames[one as FilterValue<"material">](),
    mounting: (one) => mountingName(one as FilterValue<"mounting">),
    rating: (one) => m.rating_class({ rating: one }),
    nrc: (one) => `≥ ${coefficient(Number(one))}`,
    thickness: (one) => thicknessNames[one as FilterValue<"thickness">](),
    finish: (one) => tones[one as FilterValue<"finish">].name(),
  };
  return names[name](value);
}

/** A value among those of other filters, where its filter does not stand above it. */
export function chosenName({ name, value }: { name: ProductFilter; value: FilterValue }): string {
  const own = valueName({ name, value });
  return name === "nrc" ? `NRC ${own}` : own;
}
