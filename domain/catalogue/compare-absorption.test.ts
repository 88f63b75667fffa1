import { expect, test } from "vitest";
import { type Comparable, compareAbsorption } from "./compare-absorption.ts";
import type { Evidence } from "./evidence.ts";
import type { MountingContent } from "./product-content.ts";
import { rateMounting } from "./rate-mounting.ts";

const text = { zh: "墙", en: "Wall", ar: "جدار" };
const absorption = { 125: 0.1, 250: 0.3, 500: 0.7, 1000: 0.9, 2000: 0.8, 4000: 0.8 };
const published: Evidence = { kind: "literature", source: "A book", standard: "ISO 354" };

function mounting({
  kind,
  depth = 71,
  evidence = published,
}: {
  kind: MountingContent["kind"];
  depth?: number;
  evidence?: Evidence | "none";
}) {
  return rateMounting({
    mounting: {
      id: `${kind}-${depth}`,
      kind,
      depth,
      buildUp: text,
      ...(evidence === "none" ? {} : { measured: { absorption, evidence } }),
    },
    lang: "en",
  });
}

function product(id: string, ...mountings: Comparable["mountings"]): Comparable {
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
    { id: "felt", refusal: { why: "other-mounting", measuredIn: ["direct"] } },
  ]);
  const direct = compareAbsorption({ products, kind: "direct" });
  expect(direct.compared.map(({ id }) => id)).toEqual(["felt"]);
  expect(direct.refused).toEqual([
    { id: "oak", refusal: { why: "other-mounting", measuredIn: ["battens"] } },
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
    { id: "baffle", refusal: { why: "not-measured" } },
    { id: "booth", refusal: { why: "other-quantity" } },
  ]);
});

test("results of different standards are not mixed; one that states none is let in", () => {
  const american: Evidence = { kind: "literature", source: "A sheet", standard: "ASTM C423" };
  const unstated: Evidence = { kind: "literature", source: "A book" };
  const { compared, refused } = compareAbsorption({
    products: [
      product("unstated", mounting({ kind: "battens", evidence: unstated })),
      product("iso", mounting({ kind: "battens" })),
      product("astm", mounting({ kind: "battens", evidence: american })),
    ],
  });
  expect(compared.map(({ id }) => id)).toEqual(["unstated", "iso"]);
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
