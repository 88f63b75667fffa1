import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PackedProduct } from "#domain/export-desk/list-packed-products.ts";
import { planShipment } from "#domain/export-desk/plan-shipment.ts";
import { LoadView } from "./load-view.tsx";
import { runsOf } from "./runs.ts";

const product: PackedProduct = {
  ...{ id: "slat-oak", code: "SL", title: "Slats", unit: "m2", hsHeading: undefined },
  size: { width: 600, height: 2400 },
  leadTimeDays: { from: 20, to: 30 },
  packing: {
    ...{ piecesPerCarton: 2, grossWeight: 26, squareMetresPerPallet: 57.6 },
    carton: { width: 620, height: 2420, depth: 55 },
  },
};

const { groups, lines } = planShipment({
  lines: [{ place: 2, product, amount: 23, unit: "pallet" }],
});
const [group] = groups;

/** The rectangles of a path as they are drawn. */
function rectanglesIn(markup: string): number[][] {
  const rectangle = /M(\d+) (\d+)h(\d+)v(\d+)h-\3z/g;
  return Array.from(markup.matchAll(rectangle), ([, ...sides]) => sides.map(Number));
}

test.each([
  // Four rows of 2420 mm, two high, upwards from the floor at 2690.
  ["side", [0, 190, 2420, 1250], 8],
  // Three abreast of 620 mm.
  ["top", [0, 0, 2420, 620], 12],
] as const)("the %s shows the placements themselves", (view, one, count) => {
  if (!group) throw new Error("nothing loaded");
  const runs = runsOf(group.rows);
  expect(runs.map(({ rows, units }) => [rows, units])).toEqual([
    [3, 6],
    [1, 5],
  ]);
  const drawing = <LoadView {...{ view, group, runs, lines }} label="A load" />;
  const markup = renderToStaticMarkup(drawing);
  expect(rectanglesIn(markup)).toContainEqual([...one]);
  expect(rectanglesIn(markup)).toHaveLength(count);
  // Known by the letter it has in the form, and no style that the policy forbids.
  expect(markup).toContain(">C</text>");
  expect(markup).not.toContain("style=");
});
