import type { ProductContent } from "#domain/catalogue/product-content.ts";
import { Colour } from "../ui/colour.tsx";

type Material = ProductContent["material"];

const smooth = "bg-linear-[135deg,#ffffff24,#fff0_60%]";

/** How a material breaks the light, as a pattern over its colour. */
const surfaces: Record<Material, string> = {
  "wood-slat":
    "bg-[repeating-linear-gradient(90deg,#0000_0_7px,#14100cbf_7px_9px,#ffffff24_9px_10px)]",
  "grooved-wood": "bg-[repeating-linear-gradient(90deg,#0000_0_10px,#14100c99_10px_11px)]",
  "perforated-wood":
    "bg-[radial-gradient(circle,#14100ca6_0_1.25px,#0000_1.75px)] bg-size-[7px_7px]",
  polyester: smooth,
  booth: smooth,
  accessory: smooth,
};

/** A finish as it would look on the wall, as far as a screen can say. */
export function Swatch({
  colour,
  material,
  className,
}: {
  colour: string;
  material: Material;
  className: string;
}) {
  return (
    <Colour
      colour={colour}
      className={`[print-color-adjust:exact] outline -outline-offset-1 outline-ink/15 ${surfaces[material]} ${className}`}
    />
  );
}
