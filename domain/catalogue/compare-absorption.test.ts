import { expect, test } from "vitest";
import type { BuildUpLayer } from "../acoustics/build-up.ts";
import { compareAbsorption, type ProductToCompare } from "./compare-absorption.ts";
import type { LaboratoryEvidence } from "./evidence.ts";
import type { MountingContent } from "./product-content.ts";
import { rateMounting } from "./rate-mounting.ts";

const text = { zh: "墙", en: "Wall", ar: "جدار" };
const absorption = { 125: 0.1, 250: 0.3, 500: 0.7, 1000: 0.9, 2000: 0.8, 4000: 0.8 };
const tested: LaboratoryEvidence = {
  ...{ kind: "laboratory", standard: "ISO 354", laboratory: "A laboratory" },
  ...{ report: "R-1", date: "2026-01-01" },
};

function mounting({
  kind,
  depth = 71,
  evidence = tested,
  layers,
}: {
  kind: MountingContent["kind"];
  depth?: number;
  evidence?: LaboratoryEvidence | "none";
  layers?: BuildUpLayer[];
}) {
  return rateMounting({
    mounting: {
      id: `${kind}-${depth}`,
      kind,
      depth,
      buildUp: text,
      ...(evidence === "none" ? {} : { measured: { absorption, evidence } }),
      ...(layers && { layers }),
    },
    lang: "en",
  });
}

function product(id: string, ...mountings: ProductToCompare["mountings"]): ProductToCompare {
  return { id, isBooth: false, mountings };
}

test("curves of the same mounting stand side by side", () => {
  const { kind, compared, refused, depthsDiffer } = compareAbsorption({
    products: [
      product("oak", mounting({ kind: "battens" })),
      product("ash", mounting({ kind: "direct" }), mounting({ kind: "battens" })),
    ],
  });
  expect(kind).toBe("battens");
  expect(compared.map(({ id, mounting }) => [id, mounting.id])).toEqual([
    ["oak", "battens-71"],
    ["ash", "battens-71"],
  ]);
  expect(refused).toEqual([]);
  expect(depthsDiffer).toBe(false);
});

test("another mounting is refused, and it is said where the panel was measured", () => {
  const products = [
    product("oak", mounting({ kind: "battens" }), mounting({ kind: "direct", evidence: "none" })),
    product("felt", mounting({ kind: "direct" })),
  ];
  const onBattens = compareAbsorption({ products, kind: "battens" });
  expect(onBattens.compared.map(({ id }) => id)).toEqual(["oak"]);
  expect(onBattens.refused).toEqual([
    { id: "felt", refusal: { why: "other-mounting", knownIn: ["direct"] } },
  ]);
  const direct = compareAbsorption({ products, kind: "direct" });
  expect(direct.compared.map(({ id }) => id)).toEqual(["felt"]);
  expect(direct.refused).toEqual([
    { id: "oak", refusal: { why: "other-mounting", knownIn: ["battens"] } },
  ]);
});

test("booths and what nobody has measured are refused for their own reasons", () => {
  const { refused } = compareAbsorption({
    products: [
      product("oak", mounting({ kind: "battens" })),
      product("baffle", mounting({ kind: "suspended", evidence: "none" })),
      { id: "booth", isBooth: true, mountings: [] },
    ],
  });
  expect(refused).toEqual([
    { id: "baffle", refusal: { why: "no-values" } },
    { id: "booth", refusal: { why: "other-quantity" } },
  ]);
});

test("results of different standards are not mixed; a calculation has none and is let in", () => {
  const american: LaboratoryEvidence = { ...tested, standard: "ASTM C423" };
  const { compared, refused } = compareAbsorption({
    products: [
      product(
        "calculated",
        mounting({
          ...{ kind: "battens", depth: 62, evidence: "none" },
          layers: [
            { kind: "felt", thickness: 12 },
            { kind: "air", thickness: 50 },
          ],
        }),
      ),
      product("iso", mounting({ kind: "battens" })),
      product("astm", mounting({ kind: "battens", evidence: american })),
    ],
  });
  expect(compared.map(({ id }) => id)).toEqual(["calculated", "iso"]);
  expect(refused).toEqual([
    {
      id: "astm",
      refusal: { why: "other-standard", standard: "ASTM C423", common: "ISO 354" },
    },
  ]);
});

test("of several depths the nearest to the first is taken, and a difference is noted", () => {
  const { compared, depthsDiffer } = compareAbsorption({
    products: [
      product("oak", mounting({ kind: "battens-wool", depth: 180 })),
      product(
        "white",
        mounting({ kind: "battens-wool", depth: 66 }),
        mounting({ kind: "battens-wool", depth: 196 }),
      ),
    ],
  });
  expect(compared.map(({ mounting }) => mounting.depth)).toEqual([180, 196]);
  expect(depthsDiffer).toBe(true);
});

test("without a wish the mounting measured most often is compared; all mountings are offered", () => {
  const products = [
    product("oak", mounting({ kind: "battens" })),
    product("felt", mounting({ kind: "direct" })),
    product("groove", mounting({ kind: "direct" })),
  ];
  const { kind, kinds } = compareAbsorption({ products });
  expect(kind).toBe("direct");
  expect(kinds).toEqual([
    { kind: "battens", products: 1 },
    { kind: "direct", products: 2 },
  ]);
  expect(compareAbsorption({ products, kind: "suspended" }).kind).toBe("direct");
  expect(compareAbsorption({ products: [product("bare")] })).toMatchObject({
    kind: undefined,
    compared: [],
  });
});
