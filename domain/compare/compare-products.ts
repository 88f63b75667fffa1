import {
  compareAbsorption,
  type ProductToCompare,
  type Refusal,
} from "../catalogue/compare-absorption.ts";
import type { MountingKind } from "../catalogue/product-kinds.ts";
import { compareAtDepth, type DepthRefusal, knownDepths, sharedDepth } from "./compare-at-depth.ts";
import { type CurvesSideBySide, curvesSideBySide } from "./curves-side-by-side.ts";

/** What the curves have in common: one depth, or one kind of mounting whatever its depth. */
export type Basis =
  | { by: "depth"; depth: number; kind: MountingKind | undefined }
  | { by: "mounting"; kind: MountingKind | undefined };

export type ComparedProducts = CurvesSideBySide & {
  basis: Basis;
  /** What else they could be compared in, with how many of them have values there. */
  depths: { depth: number; products: number }[];
  kinds: { kind: MountingKind; products: number }[];
  /** Kinds of mounting at the depth that is compared. */
  kindsAtDepth: { kind: MountingKind; products: number }[];
  refused: { id: string; refusal: Refusal | DepthRefusal }[];
  /** In what curves that stand side by side are not alike. */
  differs: "mounting" | "depth" | undefined;
};

/**
 * Puts products side by side at the depth or in the mounting asked for; without a wish at a depth
 * that most of them share, and where no two share one in the mounting known of most.
 */
export function compareProducts({
  products,
  depth: wantedDepth,
  kind,
}: {
  products: ProductToCompare[];
  depth?: number | undefined;
  kind?: MountingKind | undefined;
}): ComparedProducts {
  const depths = knownDepths(products);
  const inMounting = compareAbsorption({ products, kind });
  const depth = wantedDepth ?? (kind ? undefined : sharedDepth(products));
  if (depth === undefined) {
    const { compared, refused, depthsDiffer } = inMounting;
    return {
      basis: { by: "mounting", kind: inMounting.kind },
      ...{ depths, kinds: inMounting.kinds, kindsAtDepth: [], refused },
      differs: depthsDiffer ? "depth" : undefined,
      ...curvesSideBySide(compared),
    };
  }
  const atDepth = compareAtDepth({ products, depth, kind });
  return {
    basis: { by: "depth", depth, kind: atDepth.kind },
    ...{ depths, kinds: inMounting.kinds, kindsAtDepth: atDepth.kinds },
    refused: atDepth.refused,
    differs: atDepth.kindsDiffer ? "mounting" : undefined,
    ...curvesSideBySide(atDepth.compared),
  };
}
