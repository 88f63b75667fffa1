import { z } from "zod";
import { localized } from "../language/localized.ts";

/** One room without and with treatment. */
export const comparisonContent = z.object({
  title: localized,
  /** The bare room, then the treated one, seen from the same place. */
  pictures: z.array(z.string()).length(2),
  /** Says what the pictures are: what was rendered was not measured. */
  caption: localized,
});
export type ComparisonContent = z.infer<typeof comparisonContent>;
