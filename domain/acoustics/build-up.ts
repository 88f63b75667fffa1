import { z } from "zod";

const millimetres = z.number().positive().max(2000);
/** Flow resistivity in kPa·s/m², where somebody has measured it (ISO 9053-1). */
const flowResistivity = z.number().min(1).max(500).optional();

/** One layer of a build-up as a panel maker describes it; lengths in millimetres. */
export const buildUpLayer = z.discriminatedUnion("kind", [
  /** Slats with gaps between them, or slots in a board; spacing from middle to middle. */
  z.object({
    kind: z.literal("slots"),
    thickness: millimetres,
    width: millimetres,
    spacing: millimetres,
  }),
  /** A board with round holes on a square grid; spacing from middle to middle. */
  z.object({
    kind: z.literal("holes"),
    thickness: millimetres,
    diameter: millimetres,
    spacing: millimetres,
  }),
  z.object({ kind: z.literal("felt"), thickness: millimetres, flowResistivity }),
  z.object({ kind: z.literal("wool"), thickness: millimetres, flowResistivity }),
  z.object({ kind: z.literal("air"), thickness: millimetres }),
]);
export type BuildUpLayer = z.infer<typeof buildUpLayer>;

/** Depth of the whole system in millimetres. */
export function depthOf(layers: readonly BuildUpLayer[]): number {
  return layers.reduce((total, { thickness }) => total + thickness, 0);
}
