import type { Finish } from "#domain/catalogue/get-product.ts";
import type { ProductContent } from "#domain/catalogue/product-content.ts";
import { Colour } from "../../ui/pictures/colour.tsx";

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

/** What is shown of a close-up: where the surface is, without the wall behind it. */
const crops = {
  /** Slats with the felt between them: some finishes differ in that alone. */
  slats: { x: 0.6, y: 0.6, scale: 2.4, className: "origin-[60%_60%] scale-[2.4]" },
  surface: { x: 0.35, y: 0.75, scale: 1.7, className: "origin-[35%_75%] scale-[1.7]" },
};

export const cropOf = (material: Material) =>
  material === "wood-slat" ? crops.slats : crops.surface;

const frame = "[print-color-adjust:exact] outline -outline-offset-1 outline-ink/15";

/** A finish as it looks from near; without a picture, as far as a colour can say. */
export function Swatch({
  finish: { colour, closeUp },
  material,
  className,
}: {
  finish: Finish;
  material: Material;
  className: string;
}) {
  if (!closeUp) {
    return <Colour colour={colour} className={`${frame} ${surfaces[material]} ${className}`} />;
  }
  return (
    <span className={`pointer-events-none relative block overflow-hidden ${frame} ${className}`}>
      <Colour colour={colour} className="absolute size-full" />
      <img
        src={`${closeUp.base}/160.webp`}
        alt=""
        width={160}
        height={160}
        loading="lazy"
        decoding="async"
        className={`relative size-full object-cover ${cropOf(material).className}`}
      />
    </span>
  );
}
