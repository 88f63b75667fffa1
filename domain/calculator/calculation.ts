import { z } from "zod";
import { boxSides } from "./box-sides.ts";
import { productMaterial, roomToCalculate } from "./room.ts";
import { roomTarget } from "./room-target.ts";

/** Panels that are put up: a product in a mounting, where, and how many square metres. */
export const treatment = z.object({
  material: productMaterial,
  finish: z.string().min(1).max(100).optional(),
  /** A side of a box, or which of the surfaces of any other room. */
  on: z.union([z.enum(boxSides), z.int().min(0).max(99)]),
  area: z.number().positive().max(1_000_000),
});
export type Treatment = z.infer<typeof treatment>;

/**
 * A room as it is, what it shall become and what is put up for it: everything that a visitor enters,
 * and all that a link, an inquiry or a report holds. Results are never kept, they are calculated.
 */
export const calculation = z.object({
  name: z.string().trim().max(80).default(""),
  room: roomToCalculate,
  target: roomTarget.optional(),
  treatments: z.array(treatment).max(20).default([]),
  /** Background noise in dB(A). */
  noise: z.number().min(0).max(100).optional(),
});
export type Calculation = z.infer<typeof calculation>;
