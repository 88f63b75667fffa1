import { expect, test } from "vitest";
import { seededNumbers } from "../../acoustics/sound/seeded-noise.ts";
import { layPanels, panelsFor } from "./lay-panels.ts";

const slat = { width: 600, height: 2400 };

test("panels stay whole while there is room", () => {
  expect(layPanels({ area: 14.4, panel: slat, side: { width: 9000, height: 3000 } })).toEqual({
    ...{ panels: 10, cutPieces: 0, turned: false, columns: 10, rows: 1 },
    covered: { width: 6000, height: 2400 },
  });
});

test("a wall from floor to ceiling: cut pieces on top, four of them from one panel", () => {
  const layout = layPanels({ area: 27, panel: slat, side: { width: 9000, height: 3000 } });
  // 15 columns of 2400, and 15 pieces of 600 above them.
  expect(layout).toMatchObject({ panels: 19, cutPieces: 15, columns: 15, rows: 2, turned: false });
});

test("lying panels where they fit better", () => {
  const layout = layPanels({ area: 2.88, panel: slat, side: { width: 2400, height: 1200 } });
  expect(layout).toMatchObject({ panels: 2, turned: true, columns: 1, rows: 2 });
});

test("the corner comes out of an offcut", () => {
  const side = { width: 1000, height: 1000 };
  // One whole, one cut for a narrow piece; what is left of the low one's panel is the corner.
  const layout = layPanels({ area: 1, panel: { width: 700, height: 700 }, side });
  expect(layout).toMatchObject({ panels: 3, cutPieces: 3 });
});

test("never less than was asked for, and at most a row more than the area has", () => {
  const next = seededNumbers(11);
  for (let round = 0; round < 3000; round++) {
    const panel = { width: 300 + 1000 * next(), height: 300 + 2200 * next() };
    const side = { width: 1500 + 12_000 * next(), height: 1500 + 6000 * next() };
    const area = (side.width * side.height * (0.02 + 0.98 * next())) / 1e6;
    const { panels, columns, rows, covered } = layPanels({ area, panel, side });
    const least = panelsFor({ area, panel });
    expect(panels).toBeGreaterThanOrEqual(least);
    expect(panels).toBeLessThanOrEqual(least + Math.max(columns, rows));
    expect((panels * panel.width * panel.height) / 1e6).toBeGreaterThan(area * (1 - 1e-4));
    expect(covered.width).toBeLessThanOrEqual(side.width * (1 + 1e-9));
    expect(covered.height).toBeLessThanOrEqual(side.height * (1 + 1e-9));
  }
});

/** Cuts the pieces of one kind out of panels one by one, as a carpenter would. */
test("as many pieces from a panel as a carpenter gets", () => {
  for (const height of [2400, 2500, 2900, 3200, 3600, 4100]) {
    const side = { width: 6000, height };
    const layout = layPanels({ area: (6 * height) / 1000, panel: slat, side });
    let [panels, left] = [0, 0];
    for (let column = 0; column < 10; column++) {
      for (let rest = height; rest > 0; ) {
        const piece = Math.min(rest, 2400);
        if (piece > left) {
          panels++;
          left = 2400;
        }
        left -= piece;
        rest -= piece;
        if (piece === 2400) left = 0;
      }
    }
    expect(layout.panels).toBeLessThanOrEqual(panels);
  }
});
