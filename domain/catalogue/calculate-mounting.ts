import { type BuildUpLayer, depthOf } from "../acoustics/build-up.ts";
import { type Prediction, predictAbsorption } from "../acoustics/predict-absorption.ts";
import type { MountingContent } from "./product-content.ts";

/** What a mounting absorbs by calculation, with the build-up it was calculated from. */
export type Calculated = Prediction & { layers: BuildUpLayer[] };

/** Battens divide a cavity; a ceiling void is open to all sides. */
const divided = new Set<MountingContent["kind"]>(["battens", "battens-wool"]);

/** Different build-ups are few, and each takes some milliseconds. */
const known = new Map<string, Prediction | undefined>();
const mostKnown = 500;

/**
 * Calculates a mounting from its layers. Not where they do not add up to its depth, for then one of
 * the two was changed without the other; nor what hangs free, for the model has a wall behind.
 */
export function calculateMounting({
  kind,
  depth,
  layers,
}: Pick<MountingContent, "kind" | "depth" | "layers">): Calculated | undefined {
  if (!layers || kind === "suspended" || Math.abs(depthOf(layers) - depth) > 0.5) return undefined;
  const reaction = divided.has(kind) ? "local" : "bulk";
  const name = JSON.stringify([reaction, layers]);
  if (!known.has(name)) {
    if (known.size >= mostKnown) known.clear();
    known.set(name, predictAbsorption({ layers, reaction }));
  }
  const prediction = known.get(name);
  return prediction && { ...prediction, layers };
}
