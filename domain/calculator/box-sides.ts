/** Of a room that is a box. Apart from the schemas, so that a browser can have them alone. */
export const boxSides = ["floor", "ceiling", "front", "back", "left", "right"] as const;
export type BoxSide = (typeof boxSides)[number];
