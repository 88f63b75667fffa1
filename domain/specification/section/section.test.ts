import DxfParser, { type ILineEntity, type IPolylineEntity } from "dxf-parser";
import { describe, expect, test } from "vitest";
import { polyesterProducts } from "#content/products/polyester.ts";
import { slatProducts } from "#content/products/slat.ts";
import { woodProducts } from "#content/products/wood.ts";
import { rateMounting } from "../../catalogue/rate-mounting.ts";
import { drawSection } from "./draw-section.ts";
import { drawingLayers } from "./drawing.ts";
import { sectionParts } from "./section-parts.ts";
import { writeDxf } from "./write-dxf.ts";
import { writeSvg } from "./write-svg.ts";

const products = [...slatProducts, ...woodProducts, ...polyesterProducts];

function sectionOf(id: string, mountingId: string) {
  const product = products.find((one) => one.id === id);
  const mounting = product?.mountings.find((one) => one.id === mountingId);
  if (!product || !mounting) throw new Error(`No ${id} ${mountingId}`);
  const rated = rateMounting({ mounting, lang: "en" });
  return { parts: sectionParts({ product, mounting: rated }), kind: mounting.kind };
}

const words = { title: "t", labels: [], whole: "", structure: "", room: "", notes: ["Å × 毡"] };

describe("the section of a mounting", () => {
  test.each(products.flatMap(({ id, mountings }) => mountings.map((one) => [id, one] as const)))(
    "%s: is as deep as the mounting, or is not drawn",
    (id, { id: mounting, depth, kind }) => {
      const { parts } = sectionOf(id, mounting);
      if (kind === "suspended") return expect(parts).toBeUndefined();
      const sum = parts?.reduce((total, { thickness }) => total + thickness, 0);
      expect(sum ?? depth).toBeCloseTo(depth, 5);
    },
  );

  test("what a record cannot tell is not drawn: a rail, a spacer ring, a screen", () => {
    expect(sectionOf("pet-baffle", "rail").parts).toBeUndefined();
    expect(sectionOf("pet-cloud-round", "spacer-20").parts).toBeUndefined();
    expect(sectionOf("pet-desk-screen", "desk-edge").parts).toBeUndefined();
  });

  test("of grooved boards the panel and the space behind it are known, and nothing of the wool", () => {
    expect(sectionOf("grooved-oak-14-2", "cavity-100-wool-30").parts).toEqual([
      { kind: "panel", thickness: 16 },
      { kind: "space", thickness: 100 },
    ]);
  });
});

test("a parser of others reads the DXF: layers, millimetres, and every slat in its place", () => {
  const { parts, kind } = sectionOf("slat-oak", "battens-50-wool");
  if (!parts) throw new Error("No section");
  const dxf = new DxfParser().parseSync(writeDxf(drawSection({ parts, kind, words })));
  if (!dxf) throw new Error("Not read");
  expect(Object.keys(dxf.tables.layer.layers)).toEqual([...drawingLayers]);
  const on = (layer: string) => dxf.entities.filter((one) => one.layer === layer);
  const slats = on("A-PANEL") as IPolylineEntity[];
  expect(slats).toHaveLength(10);
  for (const [at, { vertices, shape }] of slats.entries()) {
    expect(shape).toBe(true);
    expect(vertices.map(({ x, y }) => [x, y])).toEqual([
      [40 * at + 6.5, -71],
      [40 * at + 33.5, -71],
      [40 * at + 33.5, -59],
      [40 * at + 6.5, -59],
    ]);
  }
  const [felt] = on("A-FELT") as IPolylineEntity[];
  expect(felt?.vertices.map(({ y }) => y)).toEqual([-59, -59, -50, -50]);
  expect(on("A-WOOL")).toHaveLength(2);
  expect(on("A-BATTENS-SCHEMATIC")).toHaveLength(2);
  const dimensions = on("A-DIMENSIONS").filter(({ type }) => type === "LINE") as ILineEntity[];
  const heights = dimensions.map(({ vertices: [from, to] }) => (to?.y ?? 0) - (from?.y ?? 0));
  expect(heights).toEqual(expect.arrayContaining([12, 9, 50, 71]));
  expect(JSON.stringify(dxf.entities)).toContain("\\\\U+00C5 x \\\\U+6BE1");
});

test("what stands in a drawing cannot break out of it", () => {
  const { parts, kind } = sectionOf("slat-oak", "direct");
  if (!parts) throw new Error("No section");
  const drawing = drawSection({
    ...{ parts, kind },
    words: { ...words, title: '<script>"&', notes: ["a\r\n  0\r\nEOF"] },
  });
  expect(writeSvg({ drawing, lang: "en" })).toContain("<title>&lt;script&gt;&quot;&amp;</title>");
  expect(writeDxf(drawing).match(/EOF/g)).toHaveLength(2);
  expect(new DxfParser().parseSync(writeDxf(drawing))?.entities.length).toBeGreaterThan(20);
});
