import {
  type Drawing,
  type DrawingLayer,
  drawingLayers,
  type Point,
  type Shape,
} from "./drawing.ts";

/** Colours of AutoCAD's index: 7 is black or white, whichever is seen. */
const colours: Record<DrawingLayer, number> = {
  "A-STRUCTURE": 8,
  "A-PANEL": 30,
  "A-FELT": 7,
  "A-WOOL": 40,
  "A-CAVITY": 8,
  "A-BATTENS-SCHEMATIC": 9,
  "A-DIMENSIONS": 1,
  "A-TEXT": 7,
};

type Pair = readonly [code: number, value: string | number];

/**
 * The drawing for CAD programs, as DXF of release 12, which every one of them reads. One unit is one
 * millimetre; the format of that age has no place to say so.
 */
export function writeDxf(drawing: Drawing): string {
  const pairs: Pair[] = [
    [999, "Units: millimetres"],
    ...section("HEADER", [
      ...[[9, "$ACADVER"] as const, [1, "AC1009"] as const],
      ...[[9, "$EXTMIN"] as const, ...place(drawing.from)],
      ...[[9, "$EXTMAX"] as const, ...place(drawing.to)],
    ]),
    ...section("TABLES", [
      ...table("LTYPE", [
        [...lineType("CONTINUOUS", "Solid line"), [73, 0], [40, 0]],
        [...lineType("DASHED", "Dashed line"), [73, 2], [40, 6], [49, 4], [49, -2]],
      ]),
      ...table(
        "LAYER",
        drawingLayers.map((layer) => [
          [0, "LAYER"],
          [2, layer],
          [70, 0],
          [62, colours[layer]],
          [6, "CONTINUOUS"],
        ]),
      ),
      ...table("STYLE", [
        [
          ...[[0, "STYLE"] as const, [2, "STANDARD"] as const, [70, 0] as const, [40, 0] as const],
          ...[[41, 1] as const, [50, 0] as const, [71, 0] as const, [42, 8] as const],
          ...[[3, "txt"] as const, [4, ""] as const],
        ],
      ]),
    ]),
    ...section("ENTITIES", drawing.shapes.flatMap(writeShape)),
    [0, "EOF"],
  ];
  return pairs.map(([code, value]) => `${String(code).padStart(3)}\r\n${value}\r\n`).join("");
}

function section(name: string, pairs: Pair[]): Pair[] {
  return [[0, "SECTION"], [2, name], ...pairs, [0, "ENDSEC"]];
}

function table(name: string, entries: Pair[][]): Pair[] {
  return [[0, "TABLE"], [2, name], [70, entries.length], ...entries.flat(), [0, "ENDTAB"]];
}

function lineType(name: string, about: string): Pair[] {
  return [
    [0, "LTYPE"],
    [2, name],
    [70, 0],
    [3, about],
    [72, 65],
  ];
}

function place([x, y]: Point): Pair[] {
  return [
    [10, x],
    [20, y],
    [30, 0],
  ];
}

function writeShape(shape: Shape): Pair[] {
  const { layer } = shape;
  if (shape.kind === "text") {
    return [
      [0, "TEXT"],
      [8, layer],
      ...place(shape.at),
      [40, shape.height],
      [1, inAscii(shape.text)],
    ];
  }
  const [start, end] = shape.points;
  if (shape.points.length === 2 && start && end) {
    return [[0, "LINE"], [8, layer], ...place(start), [11, end[0]], [21, end[1]], [31, 0]];
  }
  return [
    [0, "POLYLINE"],
    [8, layer],
    ...(shape.dashed ? [[6, "DASHED"] as const] : []),
    [66, 1],
    ...place([0, 0]),
    [70, shape.closed ? 1 : 0],
    ...shape.points.flatMap((point): Pair[] => [[0, "VERTEX"], [8, layer], ...place(point)]),
    [0, "SEQEND"],
    [8, layer],
  ];
}

const spelled: Record<string, string> = {
  "×": "x",
  "–": "-",
  "−": "-",
  "±": "%%p",
  "\u00a0": " ",
  "“": '"',
  "”": '"',
  "’": "'",
  "·": "-",
};

/** The format is older than Unicode; what it cannot write is given by its number, as AutoCAD does. */
function inAscii(text: string): string {
  return Array.from(text, (character) => {
    const known = spelled[character];
    if (known !== undefined) return known;
    const code = character.codePointAt(0) ?? 32;
    if (code < 32) return " ";
    return code < 127
      ? character
      : Array.from(
          { length: character.length },
          (_, at) => `\\U+${character.charCodeAt(at).toString(16).toUpperCase().padStart(4, "0")}`,
        ).join("");
  }).join("");
}
