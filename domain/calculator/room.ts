import { z } from "zod";
import { octaveAbsorption } from "../acoustics/absorption.ts";
import { surfaceKinds } from "../acoustics/room-surfaces.ts";
import { boxSides } from "./box-sides.ts";

const metres = z.number().positive().max(500);
const squareMetres = z.number().positive().max(1_000_000);
const id = z.string().min(1).max(100);

/** One of our products as it is mounted. */
export const productMaterial = z.object({ kind: z.literal("product"), id, mounting: id });

/** What a surface is made of: of the sourced table, a product as it is mounted, or numbers of one's own. */
export const roomMaterial = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("surface"), id: z.enum(surfaceKinds) }),
  productMaterial,
  z.object({ kind: z.literal("own"), absorption: octaveAbsorption }),
]);
export type RoomMaterial = z.infer<typeof roomMaterial>;

export const boxRoom = z.object({
  shape: z.literal("box"),
  /** From front to back. */
  length: metres,
  /** From left to right. */
  width: metres,
  height: metres,
  sides: z.record(z.enum(boxSides), roomMaterial),
  /** What takes up a part of a side. */
  patches: z
    .array(z.object({ on: z.enum(boxSides), area: squareMetres, material: roomMaterial }))
    .max(50)
    .default([]),
});

const anyRoom = z.object({
  shape: z.literal("surfaces"),
  volume: z.number().positive().max(10_000_000),
  surfaces: z
    .array(
      z.object({
        name: z.string().trim().max(60).optional(),
        area: squareMetres,
        material: roomMaterial,
      }),
    )
    .min(1)
    .max(100),
});

/** Air of a room, as it takes part in absorbing (ISO 9613-1). */
export const roomAir = z
  .object({
    temperature: z.number().min(-10).max(50).default(20),
    humidity: z.number().min(5).max(100).default(50),
  })
  .default({ temperature: 20, humidity: 50 });

/** Hard furniture as EN 12354-6 counts it; rooms were described before there was any. */
export const roomFurniture = z
  .object({
    share: z.number().min(0).max(30).describe("Of the volume of the room, in per cent"),
    pieces: z.int().min(1).max(10_000).default(1).describe("Of one size: more of them absorb more"),
  })
  .optional();

/** What fills a room besides what bounds it. */
const inside = { air: roomAir, furniture: roomFurniture };

/** A room to calculate: a box, or any shape by its volume and surfaces. */
export const roomToCalculate = z.intersection(
  z.discriminatedUnion("shape", [boxRoom, anyRoom]),
  z.object(inside),
);
export const boxToCalculate = z.object({ ...boxRoom.shape, ...inside });
export type RoomToCalculate = z.infer<typeof roomToCalculate>;
export type BoxRoom = z.infer<typeof boxRoom>;
