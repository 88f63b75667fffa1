/** Layers of a drawing, by the names that a CAD program shows. */
export const drawingLayers = [
  "A-STRUCTURE",
  "A-PANEL",
  "A-FELT",
  "A-WOOL",
  "A-CAVITY",
  "A-BATTENS-SCHEMATIC",
  "A-DIMENSIONS",
  "A-TEXT",
] as const;
export type DrawingLayer = (typeof drawingLayers)[number];

export type Point = readonly [x: number, y: number];

/** In millimetres, y upwards; texts stand to the right of their point, on its height. */
export type Shape =
  | { kind: "line"; layer: DrawingLayer; points: Point[]; closed?: boolean; dashed?: boolean }
  | { kind: "text"; layer: DrawingLayer; at: Point; height: number; text: string };

export type Drawing = {
  title: string;
  /** Lower left and upper right corner. */
  from: Point;
  to: Point;
  shapes: Shape[];
};
