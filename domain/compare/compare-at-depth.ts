import type { ProductToCompare } from "../catalogue/compare-absorption.ts";
import { curvesOf } from "../catalogue/curves-of.ts";
import type { MountingKind } from "../catalogue/product-kinds.ts";
import { hasValues, type Mounting } from "../catalogue/rate-mounting.ts";

/** Depths are whole millimetres on paper; less than half of one is not another depth. */
const tolerance = 0.5;

/** Why a product is not put beside the others at a depth. */
export type DepthRefusal =
  | { why: "other-quantity" }
  | { why: "no-values" }
  | { why: "no-values-at-depth" }
  | { why: "other-depth"; knownAt: number[] }
  | { why: "other-standard"; standard: string; common: string };

export type DepthComparison = {
  depth: number;
  /** Kinds of mounting at this depth, with how many of the products have values in each. */
  kinds: { kind: MountingKind; products: number }[];
  /** The kind that is compared where a product has several at this depth. */
  kind: MountingKind | undefined;
  compared: { id: string; mounting: Mounting }[];
  refused: { id: string; refusal: DepthRefusal }[];
  /** The same depth, but not the same mounting: with wool for one and with air for another. */
  kindsDiffer: boolean;
};

/** Every depth of which values are known, with how many of the products have some at it. */
export function knownDepths(products: ProductToCompare[]): { depth: number; products: number }[] {
  const counts = new Map<number, number>();
  for (const { mountings } of products) {
    for (const depth of new Set(mountings.filter(hasValues).map((one) => one.depth))) {
      counts.set(depth, (counts.get(depth) ?? 0) + 1);
    }
  }
  return Array.from(counts, ([depth, count]) => ({ depth, products: count })).toSorted(
    (a, b) => a.depth - b.depth,
  );
}

/** The depth that most products share, and of several such the one with the firmest curves. */
export function sharedDepth(products: ProductToCompare[]): number | undefined {
  const firmness = ({ depth }: { depth: number }) =>
    products
      .flatMap(({ mountings }) => mountings.filter((one) => isAt(one, depth)))
      .reduce((sum, { measured, comparable }) => sum + (measured ? 100 : 0) + comparable.length, 0);
  const [first] = knownDepths(products)
    .filter((one) => one.products > 1)
    .toSorted((a, b) => b.products - a.products || firmness(b) - firmness(a));
  return first?.depth;
}

/** Puts curves of one depth side by side; what has none there is named with its reason. */
export function compareAtDepth({
  products,
  depth,
  kind: wanted,
}: {
  products: ProductToCompare[];
  depth: number;
  kind?: MountingKind | undefined;
}): DepthComparison {
  const kinds = kindsAt({ products, depth });
  const kind =
    kinds.find((one) => one.kind === wanted)?.kind ?? mostKnown({ kinds, products, depth });
  const compared: DepthComparison["compared"] = [];
  const refused: DepthComparison["refused"] = [];
  for (const product of products) {
    const known = product.mountings.filter((one) => isAt(one, depth) && hasValues(one));
    const mounting = known.find((one) => one.kind === kind) ?? known[0];
    const refusal = mounting
      ? refuseStandard({ mounting, compared })
      : refuseDepth({ product, depth });
    if (refusal) refused.push({ id: product.id, refusal });
    else if (mounting) compared.push({ id: product.id, mounting });
  }
  const shown = new Set(compared.map(({ mounting }) => mounting.kind));
  return { depth, kinds, kind, compared, refused, kindsDiffer: shown.size > 1 };
}

function isAt(mounting: Mounting, depth: number): boolean {
  return Math.abs(mounting.depth - depth) < tolerance;
}

function kindsAt({ products, depth }: { products: ProductToCompare[]; depth: number }) {
  const counts = new Map<MountingKind, number>();
  for (const { mountings } of products) {
    const known = mountings.filter((one) => isAt(one, depth) && hasValues(one));
    for (const kind of new Set(known.map((one) => one.kind))) {
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
  }
  return Array.from(counts, ([kind, count]) => ({ kind, products: count }));
}

function mostKnown({
  kinds,
  products,
  depth,
}: {
  kinds: DepthComparison["kinds"];
  products: ProductToCompare[];
  depth: number;
}): MountingKind | undefined {
  const curves = (kind: MountingKind) =>
    products
      .flatMap(({ mountings }) => mountings)
      .filter((one) => one.kind === kind && isAt(one, depth))
      .flatMap(curvesOf).length;
  return kinds.toSorted((a, b) => b.products - a.products || curves(b.kind) - curves(a.kind))[0]
    ?.kind;
}

function refuseDepth({
  product,
  depth,
}: {
  product: ProductToCompare;
  depth: number;
}): DepthRefusal {
  if (product.isBooth) return { why: "other-quantity" };
  if (product.mountings.some((one) => isAt(one, depth))) return { why: "no-values-at-depth" };
  const known = product.mountings.filter(hasValues).map((one) => one.depth);
  if (known.length === 0) return { why: "no-values" };
  return { why: "other-depth", knownAt: [...new Set(known)].toSorted((a, b) => a - b) };
}

function refuseStandard({
  mounting,
  compared,
}: {
  mounting: Mounting;
  compared: DepthComparison["compared"];
}): DepthRefusal | undefined {
  const standard = mounting.measured?.evidence.standard;
  const common = compared
    .map((one) => one.mounting.measured?.evidence.standard)
    .find((one) => one !== undefined);
  if (!standard || !common || standard === common) return undefined;
  return { why: "other-standard", standard, common };
}
