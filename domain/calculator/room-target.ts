import { z } from "zod";
import { listeningUses, nearUses } from "../acoustics/reverberation-targets.ts";

const seconds = z.number().positive().max(30);

/** What a room shall become: after a standard, or as somebody says. */
export const roomTarget = z.union([
  z.object({
    standard: z.literal("DIN 18041:2016"),
    use: z.enum([...listeningUses, ...nearUses]),
  }),
  z.object({ standard: z.literal("ANSI S12.60-2002") }),
  z
    .object({ least: seconds, most: seconds })
    .refine(({ least, most }) => least < most, { path: ["least"] }),
]);
export type RoomTarget = z.infer<typeof roomTarget>;
