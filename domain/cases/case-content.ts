import { z } from "zod";
import { surfaceKinds } from "../acoustics/room-surfaces.ts";
import { localized } from "../language/localized.ts";
import { seoContent } from "../pages/seo.ts";

/** The kinds of room, in the order of the menu; each is part of an address. */
export const caseClasses = [
  "office",
  "meeting",
  "school",
  "stadium",
  "cinema",
  "homeCinema",
  "piano",
  "jiazhuang",
] as const;
export type CaseClass = (typeof caseClasses)[number];

const metres = z.number().positive().max(500);
const squareMetres = z.number().positive().max(100_000);
const percent = z.number().min(0).max(100);
const surfaceKind = z.enum(surfaceKinds);
export const roomSides = ["floor", "walls", "ceiling"] as const;

/** The inside of the room; the length is drawn from left to right. */
export const roomDimensions = z.object({ length: metres, width: metres, height: metres });

/** What the room was made of before, for its reverberation to be calculated. */
export const bareSurfaces = z.object({
  floor: surfaceKind,
  walls: surfaceKind,
  ceiling: surfaceKind,
  /** What takes up a part of a side, such as windows, a rug or rows of seats. */
  patches: z
    .array(z.object({ surface: surfaceKind, area: squareMetres, on: z.enum(roomSides) }))
    .optional(),
});

/** Where a product is seen in the first picture, in per cent of its width and height. */
export const casePoint = z.object({ product: z.string().min(1), x: percent, y: percent });

export const caseContent = z.object({
  id: z.string().regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/),
  class: z.enum(caseClasses),
  title: localized,
  summary: localized,
  place: localized,
  year: z.number().int().min(1990).max(2100),
  /** Floor area of the treated room in square metres. */
  area: z.number().positive(),
  dimensions: roomDimensions.optional(),
  surfaces: bareSurfaces.optional(),
  /** Room data as label and value, such as ceiling height or seats. */
  room: z.array(z.object({ label: localized, value: localized })),
  products: z.array(
    z.object({
      id: z.string(),
      quantity: z.number().positive(),
      unit: z.enum(["m2", "piece"]),
      /** Which of the product's mountings was built; what it absorbs hangs on that. */
      mounting: z.string().optional(),
    }),
  ),
  problem: localized,
  solution: localized,
  result: localized,
  pictures: z.array(z.string()).min(1),
  points: z.array(casePoint).optional(),
  seo: seoContent.optional(),
});
export type CaseContent = z.infer<typeof caseContent>;
export type RoomDimensions = z.infer<typeof roomDimensions>;
export type BareSurfaces = z.infer<typeof bareSurfaces>;
export type RoomSide = (typeof roomSides)[number];
