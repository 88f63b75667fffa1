import type { MountingKind } from "../../catalogue/product-kinds.ts";
import type { Drawing, DrawingLayer, Point, Shape } from "./drawing.ts";
import type { SectionPart } from "./section-parts.ts";
import { wholeSteps } from "./whole-steps.ts";

/** How much of wall or ceiling is shown, and how thick the structure; neither means anything. */
const shownWidth = 400;
const structure = 30;
const textHeight = 8;
const lineHeight = 12;
/** Where the dimensions of parts, that of the whole, and the labels stand beside the section. */
const beside = { parts: 18, whole: 44, labels: 82 };
const batten = { width: 40, from: 40 };
/** Room for the longest label and note. */
const labelWidth = 240;

const layerOf: Record<SectionPart["kind"], DrawingLayer> = {
  slots: "A-PANEL",
  holes: "A-PANEL",
  panel: "A-PANEL",
  felt: "A-FELT",
  wool: "A-WOOL",
  air: "A-CAVITY",
  space: "A-CAVITY",
};

type Placed = { part: SectionPart; label: string; near: number; far: number };

/**
 * A section through a mounting at true measure: the structure above, whose face is y = 0, and the
 * room below. A wall as seen from over it, a ceiling as seen from its side.
 */
export function drawSection({
  parts,
  kind,
  words,
}: {
  /** From the room to the structure. */
  parts: SectionPart[];
  kind: MountingKind;
  words: {
    title: string;
    labels: string[];
    whole: string;
    structure: string;
    room: string;
    /** Below the drawing, a line each. */
    notes: string[];
  };
}): Drawing {
  const depth = parts.reduce((sum, { thickness }) => sum + thickness, 0);
  const width = wholeSteps({ parts, about: shownWidth });
  let near = -depth;
  const placed = parts.map((part, at): Placed => {
    const from = near;
    near += part.thickness;
    return { part, label: words.labels[at] ?? "", near: from, far: near };
  });
  const labels = spread(
    [
      { y: structure / 2, text: words.structure },
      ...placed.toReversed().map(({ label, near, far }) => ({ y: (near + far) / 2, text: label })),
      { y: -depth - lineHeight, text: words.room },
    ],
    width,
  );
  const lowest = Math.min(...labels.map(({ y }) => y)) - lineHeight;
  const notes = words.notes.map((text, at) => writeText([0, lowest - (at + 1) * lineHeight], text));
  return {
    title: words.title,
    from: [-20, lowest - (notes.length + 1) * lineHeight],
    to: [width + beside.labels + labelWidth, structure + 3 * lineHeight],
    shapes: [
      ...drawStructure(width),
      ...(kind === "battens" || kind === "battens-wool" ? drawBattens(placed, width) : []),
      ...placed.flatMap((one) => drawPart(one, width)),
      ...placed.flatMap(({ part, near, far }) =>
        drawMeasure({ x: width + beside.parts, near, far, text: `${part.thickness}` }),
      ),
      ...(placed.length > 1
        ? drawMeasure({ x: width + beside.whole, near: -depth, far: 0, text: words.whole })
        : []),
      ...labels.flatMap(({ shapes }) => shapes),
      writeText([0, structure + lineHeight], words.title),
      ...notes,
    ],
  };
}

function drawPart({ part, near, far }: Placed, width: number): Shape[] {
  const layer = layerOf[part.kind];
  if (part.kind === "air" || part.kind === "space") return [];
  if (part.kind === "slots" || part.kind === "holes") {
    const open = part.kind === "slots" ? part.width : part.diameter;
    return Array.from({ length: Math.round(width / part.spacing) }, (_, at) => {
      const from = at * part.spacing + open / 2;
      return rectangle({ layer, from: [from, near], to: [from + part.spacing - open, far] });
    });
  }
  const body = rectangle({ layer, from: [0, near], to: [width, far] });
  return part.kind === "wool" ? [body, fleece({ near, far, width })] : [body];
}

/** The sign of fibre: a line to and fro. */
function fleece({ near, far, width }: { near: number; far: number; width: number }): Shape {
  const count = Math.max(2, Math.round(width / Math.max(12, (far - near) / 2)));
  return {
    ...{ kind: "line", layer: "A-WOOL" },
    points: Array.from(
      { length: count + 1 },
      (_, at): Point => [rounded((at * width) / count), at % 2 === 0 ? near : far],
    ),
  };
}

function drawStructure(width: number): Shape[] {
  const layer = "A-STRUCTURE";
  const strokes = Array.from({ length: Math.floor(width / 20) }, (_, at): Shape => {
    const x = at * 20;
    return {
      kind: "line",
      layer,
      points: [
        [x, 0],
        [Math.min(width, x + structure), Math.min(structure, width - x)],
      ],
    };
  });
  return [
    {
      kind: "line",
      layer,
      points: [
        [0, 0],
        [width, 0],
      ],
    },
    ...strokes,
  ];
}

/** Their depth is that of the cavity; width and distance are not in the records, so they are dashed. */
function drawBattens(placed: Placed[], width: number): Shape[] {
  const cavity = placed.find(({ far }) => far === 0);
  if (!cavity) return [];
  const behind = placed.filter(({ part }) => ["air", "space", "wool"].includes(part.kind));
  const near = Math.min(...behind.map((one) => one.near));
  if (!Number.isFinite(near)) return [];
  return [batten.from, width - batten.from - batten.width].map((x) =>
    rectangle({
      ...{ layer: "A-BATTENS-SCHEMATIC", dashed: true },
      ...{ from: [x, near], to: [x + batten.width, 0] },
    }),
  );
}

function drawMeasure({
  x,
  near,
  far,
  text,
}: {
  x: number;
  near: number;
  far: number;
  text: string;
}): Shape[] {
  const layer = "A-DIMENSIONS";
  const tick = (y: number): Shape => ({
    kind: "line",
    layer,
    points: [
      [x - 3, y - 3],
      [x + 3, y + 3],
    ],
  });
  return [
    {
      kind: "line",
      layer,
      points: [
        [x, near],
        [x, far],
      ],
    },
    tick(near),
    tick(far),
    {
      kind: "text",
      layer,
      at: [x + 4, (near + far) / 2 - textHeight / 3],
      height: textHeight * 0.8,
      text,
    },
  ];
}

/** Labels stand beside what they name, but never over each other; a line leads to those moved away. */
function spread(labels: { y: number; text: string }[], width: number) {
  let lowest = Number.POSITIVE_INFINITY;
  return labels.map(({ y: wanted, text }) => {
    const y = rounded(Math.min(wanted, lowest - lineHeight));
    lowest = y;
    const x = width + beside.labels;
    const leader: Shape = {
      ...{ kind: "line", layer: "A-TEXT" },
      points: [
        [x - 14, wanted],
        [x - 4, y],
      ],
    };
    return { y, shapes: [leader, writeText([x, y - textHeight / 3], text)] };
  });
}

function writeText(at: Point, text: string): Shape {
  return { kind: "text", layer: "A-TEXT", at, height: textHeight, text };
}

function rectangle({
  layer,
  from: [left, bottom],
  to: [right, top],
  dashed = false,
}: {
  layer: DrawingLayer;
  from: Point;
  to: Point;
  dashed?: boolean;
}): Shape {
  return {
    ...{ kind: "line", layer, closed: true, dashed },
    points: [
      [left, bottom],
      [right, bottom],
      [right, top],
      [left, top],
    ],
  };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
