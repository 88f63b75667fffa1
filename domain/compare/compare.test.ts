import { expect, test } from "vitest";
import type { BuildUpLayer } from "../acoustics/build-up.ts";
import type { ProductToCompare } from "../catalogue/compare-absorption.ts";
import type { MountingContent } from "../catalogue/product-content.ts";
import { rateMounting } from "../catalogue/rate-mounting.ts";
import { chooseProducts, readNames } from "./choose-products.ts";
import { compareAtDepth, knownDepths, sharedDepth } from "./compare-at-depth.ts";
import { compareProducts } from "./compare-products.ts";
import { curvesSideBySide } from "./curves-side-by-side.ts";
import { openAreaOf } from "./open-area.ts";

const text = { zh: "墙", en: "Wall", ar: "جدار" };
const absorption = { 125: 0.1, 250: 0.3, 500: 0.7, 1000: 0.9, 2000: 0.8, 4000: 0.8 };

type Known = "iso" | "astm" | "comparable" | "calculated" | "nothing";

const measured = (standard: string): Partial<MountingContent> => ({
  measured: {
    absorption,
    evidence: {
      ...{ kind: "laboratory", standard, laboratory: "A laboratory" },
      ...{ report: "R-1", date: "2026-01-01" },
    },
  },
});
const layersTo = (depth: number): BuildUpLayer[] => [
  { kind: "felt", thickness: 12 },
  { kind: "air", thickness: depth - 12 },
];

function mounting(kind: MountingContent["kind"], depth: number, ...known: Known[]) {
  return rateMounting({
    mounting: {
      ...{ id: `${kind}-${depth}`, kind, depth, buildUp: text },
      ...(known.includes("iso") && measured("ISO 354")),
      ...(known.includes("astm") && measured("ASTM C423")),
      ...(known.includes("comparable") && {
        comparable: [
          { absorption, specimen: text, differs: text, evidence: { kind: "indicative" as const } },
        ],
      }),
      ...(known.includes("calculated") && { layers: layersTo(depth) }),
    },
    lang: "en",
  });
}

function product(id: string, ...mountings: ProductToCompare["mountings"]): ProductToCompare {
  return { id, isBooth: false, mountings };
}

test("names are read each once, in their order, however they are given", () => {
  expect(readNames(["Oak,ash,,oak ", "felt", "ash"])).toEqual(["oak", "ash", "felt"]);
  expect(readNames([])).toEqual([]);
  expect(readNames([",, ,"])).toEqual([]);
  expect(readNames([`${"x".repeat(500)}`])).toEqual(["x".repeat(80)]);
  const many = Array.from({ length: 500 }, (_, at) => `p${at}`);
  expect(readNames([many.join()])).toHaveLength(12);
});

test("four stand side by side; what is unknown and what has no room is named", () => {
  const found = ["a", "b", "c", "d", "e"].map((id) => ({ id }));
  expect(chooseProducts({ names: ["e", "gone", "a", "b", "c", "d"], found })).toEqual({
    products: [{ id: "e" }, { id: "a" }, { id: "b" }, { id: "c" }],
    unknown: ["gone"],
    leftOut: [{ id: "d" }],
  });
  expect(chooseProducts({ names: [], found: [] })).toEqual({
    ...{ products: [], unknown: [], leftOut: [] },
  });
});

test("at one depth what has a mounting there is compared, and the rest says why not", () => {
  const comparison = compareAtDepth({
    products: [
      product("oak", mounting("direct", 21, "iso"), mounting("battens", 71, "iso")),
      product("ash", mounting("battens", 71, "comparable")),
      product("felt", mounting("direct", 12, "calculated"), mounting("battens", 62, "calculated")),
      product("groove", mounting("battens", 71)),
      product("baffle", mounting("suspended", 500)),
      { id: "booth", isBooth: true, mountings: [] },
    ],
    depth: 71,
  });
  expect(comparison.compared.map(({ id, mounting }) => [id, mounting.id])).toEqual([
    ["oak", "battens-71"],
    ["ash", "battens-71"],
  ]);
  expect(comparison.refused).toEqual([
    { id: "felt", refusal: { why: "other-depth", knownAt: [12, 62] } },
    { id: "groove", refusal: { why: "no-values-at-depth" } },
    { id: "baffle", refusal: { why: "no-values" } },
    { id: "booth", refusal: { why: "other-quantity" } },
  ]);
  expect(comparison.kindsDiffer).toBe(false);
});

test("of two mountings of one depth that which most have is taken, unless another is asked for", () => {
  const products = [
    product("oak", mounting("battens-wool", 71, "iso"), mounting("battens", 71, "iso")),
    product("ash", mounting("battens", 71, "iso")),
    product("wool", mounting("battens-wool", 71, "iso")),
    product("air", mounting("battens", 71, "iso")),
  ];
  const kindsOf = (kind?: "battens-wool") =>
    compareAtDepth({ products, depth: 71, kind }).compared.map(({ mounting }) => mounting.kind);
  expect(kindsOf()).toEqual(["battens", "battens", "battens-wool", "battens"]);
  expect(kindsOf("battens-wool")).toEqual(["battens-wool", "battens", "battens-wool", "battens"]);
  expect(compareAtDepth({ products, depth: 71 }).kindsDiffer).toBe(true);
});

test("a depth that nobody has compares nothing, and says where each is known", () => {
  const { compared, refused } = compareAtDepth({
    products: [product("oak", mounting("battens", 71, "iso"))],
    depth: 90,
  });
  expect(compared).toEqual([]);
  expect(refused).toEqual([{ id: "oak", refusal: { why: "other-depth", knownAt: [71] } }]);
});

test("two test methods are not mixed at one depth either", () => {
  const { refused } = compareAtDepth({
    products: [
      product("iso", mounting("battens", 71, "iso")),
      product("astm", mounting("battens", 71, "astm")),
    ],
    depth: 71,
  });
  expect(refused).toEqual([
    {
      id: "astm",
      refusal: { why: "other-standard", standard: "ASTM C423", common: "ISO 354" },
    },
  ]);
});

test("the depth that most share is offered first; none where no two share one", () => {
  const products = [
    product("oak", mounting("direct", 21, "calculated"), mounting("battens", 71, "comparable")),
    product("ash", mounting("direct", 21, "calculated"), mounting("battens", 71, "comparable")),
    product("felt", mounting("battens", 62, "calculated")),
  ];
  expect(knownDepths(products)).toEqual([
    { depth: 21, products: 2 },
    { depth: 62, products: 1 },
    { depth: 71, products: 2 },
  ]);
  expect(sharedDepth(products)).toBe(71);
  expect(sharedDepth(products.slice(1))).toBeUndefined();
});

test("curves of one kind stand side by side where all have them", () => {
  const oak = { id: "oak", mounting: mounting("battens", 71, "comparable", "calculated") };
  const ash = { id: "ash", mounting: mounting("battens", 71, "comparable") };
  const felt = { id: "felt", mounting: mounting("battens", 62, "calculated") };
  const statuses = (...compared: (typeof oak)[]) => {
    const { status, curves } = curvesSideBySide(compared);
    return [status, ...curves.map(({ curve }) => curve.status)];
  };
  expect(statuses(oak, ash)).toEqual(["comparable", "comparable", "comparable"]);
  expect(statuses(oak, felt)).toEqual(["calculated", "calculated", "calculated"]);
  expect(statuses(ash, felt)).toEqual([undefined, "comparable", "calculated"]);
  expect(statuses()).toEqual([undefined]);
});

test("the open area follows from the dimensions of slats and holes", () => {
  const faced = (layer: BuildUpLayer) =>
    openAreaOf([
      rateMounting({
        mounting: {
          ...{ id: "w", kind: "battens-wool", buildUp: text, depth: layer.thickness + 50 },
          layers: [layer, { kind: "wool", thickness: 50 }],
        },
        lang: "en",
      }),
    ]);
  expect(faced({ kind: "slots", thickness: 12, width: 13, spacing: 40 })).toBeCloseTo(0.325, 3);
  // π/4 · 8² ÷ 16² = 0.196
  expect(faced({ kind: "holes", thickness: 16, diameter: 8, spacing: 16 })).toBeCloseTo(0.196, 3);
  expect(openAreaOf([mounting("battens", 62, "calculated")])).toBeUndefined();
});

test("without a wish a shared depth is compared, else the mounting known of most", () => {
  const oak = product("oak", mounting("battens", 71, "calculated"));
  const ash = product("ash", mounting("battens", 71, "calculated"));
  const felt = product("felt", mounting("battens", 62, "calculated"));
  expect(compareProducts({ products: [oak, ash, felt] })).toMatchObject({
    basis: { by: "depth", depth: 71, kind: "battens" },
    curves: [{ id: "oak" }, { id: "ash" }],
    refused: [{ id: "felt" }],
  });
  expect(compareProducts({ products: [oak, felt] })).toMatchObject({
    basis: { by: "mounting", kind: "battens" },
    curves: [{ id: "oak" }, { id: "felt" }],
    differs: "depth",
  });
  expect(compareProducts({ products: [oak, ash, felt], kind: "battens" })).toMatchObject({
    basis: { by: "mounting", kind: "battens" },
    curves: [{ id: "oak" }, { id: "ash" }, { id: "felt" }],
  });
  expect(compareProducts({ products: [oak, ash, felt], depth: 62 })).toMatchObject({
    basis: { by: "depth", depth: 62 },
    curves: [{ id: "felt" }],
    refused: [{ id: "oak" }, { id: "ash" }],
  });
});
