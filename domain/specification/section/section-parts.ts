import type { BuildUpLayer } from "../../acoustics/build-up.ts";
import type { Product } from "../../catalogue/get-product.ts";
import type { Mounting } from "../../catalogue/rate-mounting.ts";

/** What lies between room and structure, of which nothing but the thickness may be known. */
export type SectionPart = BuildUpLayer | { kind: "panel" | "space"; thickness: number };

/**
 * The section through a mounting from the room to the structure, as far as the records tell it: the
 * layers it is calculated from, else the panel and the space that is left behind it. Undefined where
 * that would be a guess: what hangs free, or is not as deep as its panel is thick.
 */
export function sectionParts({
  product: { sizes },
  mounting: { kind, depth, calculated },
}: {
  product: Pick<Product, "sizes">;
  mounting: Pick<Mounting, "kind" | "depth" | "calculated">;
}): SectionPart[] | undefined {
  if (calculated) return calculated.layers;
  const [thickness, other] = new Set(sizes.map((size) => size.depth));
  if (kind === "suspended" || thickness === undefined || other !== undefined) return undefined;
  const panel = { kind: "panel" as const, thickness };
  const behind = depth - thickness;
  if (behind === 0) return [panel];
  return kind === "direct" || behind < 0
    ? undefined
    : [panel, { kind: "space" as const, thickness: behind }];
}
