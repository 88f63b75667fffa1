/** Millimetres, of a panel or of the side of a room on which it is put up. */
export type Rectangle = { width: number; height: number };

/** How panels cover an area of a side. */
export type PanelLayout = {
  /** Whole panels to have at hand, cut ones included. */
  panels: number;
  /** How many of the pieces on the wall are cut. */
  cutPieces: number;
  /** Whether panels lie across instead of standing. */
  turned: boolean;
  /** Side by side, and above each other; a cut one counts. */
  columns: number;
  rows: number;
  /** What is covered, in millimetres: its outline takes the edge profile. */
  covered: Rectangle;
};

/** A hundredth of a millimetre, and as little of a panel, is what numbers with two places may miss. */
const slight = 1e-5;

/**
 * The fewest panels for an area. As long as there is room, panels stay whole, and a wall is covered
 * as far as that goes; otherwise the side is covered from edge to edge in one direction, with cut
 * pieces at the end of rows and columns. Offcuts are used again, but never turned: slats and veneer
 * have a direction.
 */
export function layPanels({
  area,
  panel,
  side,
}: {
  /** In square metres. */
  area: number;
  panel: Rectangle;
  side: Rectangle;
}): PanelLayout {
  const ways = [
    { panel, turned: false },
    { panel: { width: panel.height, height: panel.width }, turned: true },
  ];
  const whole = ways.flatMap((way) => wholePanels({ ...way, area, side }) ?? []);
  const square = Math.min(area * 1e6, side.width * side.height);
  const regions = [
    { width: square / side.height, height: side.height },
    { width: side.width, height: square / side.width },
  ];
  const cut = ways.flatMap((way) => regions.map((region) => cutPanels({ ...way, region })));
  const layouts = whole.length > 0 ? whole : cut;
  return layouts.reduce((best, layout) =>
    layout.panels < best.panels ||
    (layout.panels === best.panels && layout.cutPieces < best.cutPieces)
      ? layout
      : best,
  );
}

/** How many panels an area is, whatever its shape. */
export function panelsFor({ area, panel }: { area: number; panel: Rectangle }): number {
  return Math.max(1, Math.ceil((area * 1e6) / (panel.width * panel.height) - slight));
}

function wholePanels({
  area,
  panel,
  side,
  turned,
}: {
  area: number;
  panel: Rectangle;
  side: Rectangle;
  turned: boolean;
}): PanelLayout | undefined {
  const panels = panelsFor({ area, panel });
  const across = Math.floor(side.width / panel.width + slight);
  const upwards = Math.floor(side.height / panel.height + slight);
  if (panels > across * upwards) return undefined;
  const rows = Math.min(panels, upwards);
  const columns = Math.ceil(panels / rows);
  return {
    ...{ panels, cutPieces: 0, turned, columns, rows },
    covered: { width: columns * panel.width, height: rows * panel.height },
  };
}

function cutPanels({
  panel,
  region,
  turned,
}: {
  panel: Rectangle;
  region: Rectangle;
  turned: boolean;
}): PanelLayout {
  const across = split(region.width, panel.width);
  const upwards = split(region.height, panel.height);
  // Pieces at the end of rows are narrower, those at the end of columns lower.
  const narrow = across.rest > 0 ? upwards.whole : 0;
  const low = upwards.rest > 0 ? across.whole : 0;
  const corner = across.rest > 0 && upwards.rest > 0 ? 1 : 0;
  const narrowFromOne = across.rest > 0 ? Math.floor(panel.width / across.rest + slight) : 1;
  const lowFromOne = upwards.rest > 0 ? Math.floor(panel.height / upwards.rest + slight) : 1;
  // What is left of the last panel that was cut is large enough for the corner.
  const hasOffcut = narrow % narrowFromOne > 0 || low % lowFromOne > 0;
  return {
    panels:
      across.whole * upwards.whole +
      Math.ceil(narrow / narrowFromOne) +
      Math.ceil(low / lowFromOne) +
      (corner && !hasOffcut ? 1 : 0),
    cutPieces: narrow + low + corner,
    turned,
    columns: across.whole + (across.rest > 0 ? 1 : 0),
    rows: upwards.whole + (upwards.rest > 0 ? 1 : 0),
    covered: region,
  };
}

/** How often a panel goes into a length, and what is left. */
function split(length: number, panel: number): { whole: number; rest: number } {
  const whole = Math.floor(length / panel + slight);
  const rest = length - whole * panel;
  return { whole, rest: rest > slight * panel ? rest : 0 };
}
