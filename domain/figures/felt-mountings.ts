import { type BuildUpLayer, depthOf } from "../acoustics/build-up.ts";
import { calculateMounting } from "../catalogue/calculate-mounting.ts";
import type { MountingKind } from "../catalogue/product-kinds.ts";

const felt: BuildUpLayer = { kind: "felt", thickness: 12 };

const buildUps: { kind: MountingKind; layers: BuildUpLayer[] }[] = [
  { kind: "direct", layers: [felt] },
  { kind: "battens", layers: [felt, { kind: "air", thickness: 50 }] },
  { kind: "battens-wool", layers: [felt, { kind: "wool", thickness: 50 }] },
];

/** One felt board of 12 mm, fixed in three ways: what the model says of each. */
export function calculateFeltMountings() {
  return buildUps.flatMap(({ kind, layers }) => {
    const calculated = calculateMounting({ kind, depth: depthOf(layers), layers });
    return calculated ? [{ kind, calculated }] : [];
  });
}
