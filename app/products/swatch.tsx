import type { ProductContent } from "#domain/catalogue/product-content.ts";

type Material = ProductContent["material"];

const shade = (strength: number) => `rgb(20 16 12 / ${strength})`;
const light = "rgb(255 255 255 / 0.14)";

/** How a material breaks the light, as a pattern over its colour. */
const surfaces: Record<Material, string> = {
  "wood-slat": `repeating-linear-gradient(90deg, transparent 0 7px, ${shade(0.75)} 7px 9px, ${light} 9px 10px)`,
  "grooved-wood": `repeating-linear-gradient(90deg, transparent 0 10px, ${shade(0.6)} 10px 11px)`,
  "perforated-wood": `radial-gradient(circle at 50% 50%, ${shade(0.65)} 0 1.25px, transparent 1.75px) 0 0 / 7px 7px`,
  polyester: `linear-gradient(135deg, ${light}, transparent 60%)`,
  booth: `linear-gradient(135deg, ${light}, transparent 60%)`,
  accessory: `linear-gradient(135deg, ${light}, transparent 60%)`,
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
    <span
      className={`block [print-color-adjust:exact] outline -outline-offset-1 outline-ink/15 ${className}`}
      style={{ background: `${surfaces[material]}, ${colour}` }}
    />
  );
}
