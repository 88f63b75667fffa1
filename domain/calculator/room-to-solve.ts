import { z } from "zod";
import { boxSides } from "./box-sides.ts";
import { boxToCalculate, productMaterial } from "./room.ts";
import { roomTarget } from "./room-target.ts";

/** A room, what it shall become, and what may be put up where. */
export const roomToSolve = z.object({
  room: boxToCalculate,
  target: roomTarget,
  choices: z
    .array(
      z.object({
        material: productMaterial,
        on: z.enum(boxSides),
        /** Square metres there is room for; unset, all that is left of the side. */
        most: z.number().positive().max(1_000_000).optional(),
      }),
    )
    .min(1)
    .max(10),
  /** What there shall be as little of: square metres, or money by the guide prices. */
  least: z.enum(["area", "cost"]).default("area"),
});
export type RoomToSolve = z.infer<typeof roomToSolve>;
