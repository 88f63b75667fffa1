import { type Lang, language } from "../../language/language.ts";
import { type Drawing, type DrawingLayer, drawingLayers, type Shape } from "./drawing.ts";

const looks: Record<DrawingLayer, { fill: string; stroke: string; width: number }> = {
  "A-STRUCTURE": { fill: "none", stroke: "#625d57", width: 0.7 },
  "A-PANEL": { fill: "#a8743d", stroke: "#1e1b18", width: 0.7 },
  "A-FELT": { fill: "#4a4641", stroke: "#1e1b18", width: 0.7 },
  "A-WOOL": { fill: "#f0eae0", stroke: "#a8743d", width: 0.5 },
  "A-CAVITY": { fill: "none", stroke: "#625d57", width: 0.5 },
  "A-BATTENS-SCHEMATIC": { fill: "none", stroke: "#625d57", width: 0.7 },
  "A-DIMENSIONS": { fill: "none", stroke: "#625d57", width: 0.5 },
  "A-TEXT": { fill: "none", stroke: "#ddd4c6", width: 0.5 },
};

/** The drawing at true size, millimetre for millimetre, with one group for each layer. */
export function writeSvg({ drawing, lang }: { drawing: Drawing; lang: Lang }): string {
  const [left, bottom] = drawing.from;
  const [right, top] = drawing.to;
  const [width, height] = [right - left, top - bottom];
  const groups = drawingLayers.flatMap((layer) => {
    const shapes = drawing.shapes.filter((shape) => shape.layer === layer);
    const { fill, stroke, width } = looks[layer];
    return shapes.length === 0
      ? []
      : [
          `<g id="${layer}" fill="${fill}" stroke="${stroke}" stroke-width="${width}">`,
          ...shapes.map((shape) => writeShape({ shape, top, lang })),
          "</g>",
        ];
  });
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" xml:lang="${lang}" width="${width}mm" height="${height}mm" viewBox="${left} 0 ${width} ${height}" font-family="'Noto Sans SC','Noto Sans Arabic','Arial',sans-serif">`,
    `<title>${escaped(drawing.title)}</title>`,
    `<rect x="${left}" y="0" width="${width}" height="${height}" fill="#fff"/>`,
    ...groups,
    "</svg>",
  ].join("\n")}\n`;
}

function writeShape({ shape, top, lang }: { shape: Shape; top: number; lang: Lang }): string {
  if (shape.kind === "line") {
    const points = shape.points.map(([x, y]) => `${x},${short(top - y)}`).join(" ");
    const dashes = shape.dashed ? ' stroke-dasharray="4 2"' : "";
    return shape.closed
      ? `<polygon points="${points}"${dashes}/>`
      : `<polyline points="${points}" fill="none"/>`;
  }
  const [x, y] = shape.at;
  // Among letters that run from the right, the left end of a text is its end.
  const isMirrored = language(lang).dir === "rtl" && /\p{Script=Arabic}/u.test(shape.text);
  const run = isMirrored ? ' direction="rtl" text-anchor="end"' : "";
  return `<text x="${short(x)}" y="${short(top - y)}" font-size="${shape.height}" fill="#1e1b18" stroke="none"${run}>${escaped(shape.text)}</text>`;
}

function short(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
