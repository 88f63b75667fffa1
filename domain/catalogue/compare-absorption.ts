import { curvesOf } from "./curves-of.ts";
import type { MountingKind } from "./product-kinds.ts";
import { hasValues, type Mounting } from "./rate-mounting.ts";

/** A product as far as its absorption can be put beside another's. */
export type ProductToCompare = {
  id: string;
  /** Booths are rated by how much speech they keep in, which is another quantity. */
  isBooth: boolean;
  mountings: Mounting[];
};

/** Why a curve is not put beside the others. */
export type Refusal =
  | { why: "other-quantity" }
  | { why: "no-values" }
  | { why: "other-mounting"; knownIn: MountingKind[] }
  | { why: "other-standard"; standard: string; common: string };

export type Comparison = {
  /** The mounting that is compared; undefined when nothing is known at all. */
  kind: MountingKind | undefined;
  /** Mountings that could be compared, with how many of the products have values in each. */
  kinds: { kind: MountingKind; products: number }[];
  compared: { id: string; mounting: Mounting }[];
  refused: { id: string; refusal: Refusal }[];
  /** Same kind of mounting, but not the same depth: near each other, not equal. */
  depthsDiffer: boolean;
};

/**
 * Puts curves side by side that may stand side by side: the same quantity, the same kind of
 * mounting, the same test standard where one is stated. What does not fit is named with its reason.
 */
export function compareAbsorption({
  products,
  kind: wanted,
}: {
  products: ProductToCompare[];
  kind?: MountingKind | undefined;
}): Comparison {
  const kinds = knownKinds(products);
  const kind = kinds.some((offered) => offered.kind === wanted)
    ? wanted
    : mostKnown({ kinds, products });
  const compared: Comparison["compared"] = [];
  const refused: Comparison["refused"] = [];
  for (const product of products) {
    const [first] = compared;
    const mounting = nearest({
      mountings: known(product).filter((candidate) => candidate.kind === kind),
      depth: first?.mounting.depth,
    });
    const refusal = mounting
      ? refuseStandard({ standard: standardOf(mounting), common: commonStandard(compared) })
      : refuseMounting(product);
    if (refusal) refused.push({ id: product.id, refusal });
    else if (mounting) compared.push({ id: product.id, mounting });
  }
  const depths = new Set(compared.map(({ mounting }) => mounting.depth));
  return { kind, kinds, compared, refused, depthsDiffer: depths.size > 1 };
}

function known({ mountings }: ProductToCompare): Mounting[] {
  return mountings.filter(hasValues);
}

function knownKinds(products: ProductToCompare[]): Comparison["kinds"] {
  const counts = new Map<MountingKind, number>();
  for (const product of products) {
    for (const kind of new Set(known(product).map((mounting) => mounting.kind))) {
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
  }
  return Array.from(counts, ([kind, count]) => ({ kind, products: count }));
}

/** Known of most products; of several such, with most curves, then that of the first product. */
function mostKnown({
  kinds,
  products,
}: {
  kinds: Comparison["kinds"];
  products: ProductToCompare[];
}): MountingKind | undefined {
  const curves = (kind: MountingKind) =>
    products
      .flatMap(known)
      .filter((mounting) => mounting.kind === kind)
      .flatMap(curvesOf).length;
  return kinds.toSorted((a, b) => b.products - a.products || curves(b.kind) - curves(a.kind))[0]
    ?.kind;
}

/** A panel may be known on several depths of one kind; the one nearest to the first is taken. */
function nearest({
  mountings,
  depth,
}: {
  mountings: Mounting[];
  depth: number | undefined;
}): Mounting | undefined {
  if (depth === undefined) return mountings[0];
  const distance = (mounting: Mounting) => Math.abs(mounting.depth - depth);
  return mountings.toSorted((a, b) => distance(a) - distance(b))[0];
}

function standardOf({ measured }: Mounting): string | undefined {
  return measured?.evidence.standard;
}

function commonStandard(compared: Comparison["compared"]): string | undefined {
  return compared.map(({ mounting }) => standardOf(mounting)).find(Boolean);
}

function refuseMounting(product: ProductToCompare): Refusal {
  if (product.isBooth) return { why: "other-quantity" };
  const knownIn = [...new Set(known(product).map(({ kind }) => kind))];
  return knownIn.length > 0 ? { why: "other-mounting", knownIn } : { why: "no-values" };
}

function refuseStandard({
  standard,
  common,
}: {
  standard: string | undefined;
  common: string | undefined;
}): Refusal | undefined {
  if (!standard || !common || standard === common) return undefined;
  return { why: "other-standard", standard, common };
}
