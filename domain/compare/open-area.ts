import type { BuildUpLayer } from "../acoustics/build-up.ts";
import { openAreaOfHoles } from "../acoustics/facing.ts";
import type { Mounting } from "../catalogue/rate-mounting.ts";

/** How much of a panel's face is open, 0 to 1, by the dimensions of its slats or holes. */
export function openAreaOf(mountings: Mounting[]): number | undefined {
  const layers = mountings.flatMap(({ calculated }) => calculated?.layers ?? []);
  return layers.map(openArea).find((share) => share !== undefined);
}

function openArea(layer: BuildUpLayer): number | undefined {
  if (layer.kind === "slots") return layer.width / layer.spacing;
  if (layer.kind === "holes") return openAreaOfHoles(layer);
  return undefined;
}
